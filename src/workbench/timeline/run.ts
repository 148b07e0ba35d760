import { clock } from '#src/platform/actors/app-clock.ts'
import type { Step } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { createAppRunners } from './app-runners.ts'
import { createBrowserBehaviour, type SetBehaviour } from './browser-behaviour.ts'
import { fillFields } from './fill-fields.ts'
import { createFlowNames } from './flow-names.ts'
import { createPlaceholders, type randomsOf } from './placeholders.ts'
import { toRoute } from './route-path.ts'
import { runSteps, type StepContext } from './run-step.ts'

export interface RunTools {
  backend: PageBackend
  demo: Pick<DeskDemo, 'operator' | 'signIn' | 'faults'>
}

/** The context for steps that run on this page. */
export function createStepContext(
  { backend, demo }: RunTools,
  setBehaviour: SetBehaviour,
  nextRandom?: ReturnType<typeof randomsOf>,
): StepContext {
  const placeholders = createPlaceholders(backend, nextRandom)
  return {
    flows: createFlowNames(),
    fill: placeholders,
    visit: backend.product.goTo,
    here: () => toRoute(backend.product.router.history.location.pathname),
    app: createAppRunners({ demo, placeholders, setBehaviour }),
    mayBeGone: () => false,
    fillFields,
    pauseToRead: async () => {},
  }
}

/** Runs steps from the present, each after its `ms` of virtual time. Rejects in words at the first that is not taken (DEMO-15). */
export async function run(steps: readonly (Step & { ms?: number })[], tools: RunTools): Promise<void> {
  const setBehaviour = createBrowserBehaviour()
  try {
    await runSteps(
      steps.map((step) => ({ ms: 0, ...step })),
      { ...createStepContext(tools, setBehaviour), isStrict: true },
      { before: ({ ms }) => clock.advance(ms) },
    )
  } finally {
    setBehaviour(null)
  }
}
