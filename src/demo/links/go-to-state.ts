import type { AnyActorRef } from 'xstate'
import type { Backend } from '#mocks/bank/backend.ts'
import { router } from '#src/app/router.ts'
import { LEAST_LATENCY } from '#src/contract/app-steps.ts'
import type { Demo, RecordingStep } from '#src/demo/demo-contract.ts'
import { createPlaceholders } from '#src/demo/placeholders.ts'
import { createAppRunners } from '#src/demo/recorder/app-runners.ts'
import { createBrowserBehaviour } from '#src/demo/recorder/browser-behaviour.ts'
import { describeStep } from '#src/demo/recorder/describe-step.ts'
import { MARKS } from '#src/demo/recorder/flow-marks.ts'
import { toRoute } from '#src/demo/recorder/route-path.ts'
import { showEntry } from '#src/demo/recorder/show-entry.ts'
import { session } from '#src/flows/session/session.ts'
import { clock } from '#src/kit/actors/runtime.ts'
import { createFlowNames } from '#src/kit/recorder/flow-names.ts'
import { runSteps } from '#src/kit/recorder/run-step.ts'
import { stepsTo } from './paths.ts'
import { withLatency } from './with-latency.ts'

interface LinkTools {
  backend: Backend
  demo: Pick<Demo, 'operator' | 'signIn'>
  goTo(path: string): Promise<void>
}

/**
 * Goes to a state of a flow by legal events and virtual time, starting on the first page of its path (DEMO-7). On arrival the
 * state's timers are running. Rejects with the reason.
 */
export async function goToState(at: string, persona: string | null, tools: LinkTools): Promise<void> {
  const { backend } = tools
  const { mode } = clock
  const { latency } = backend
  const faults = backend.faults.list()
  const setBehaviour = createBrowserBehaviour()
  const steps = withLatency(stepsTo(at), Math.max(latency, LEAST_LATENCY))
  clock.set('paused')
  backend.latency = 0
  backend.faults.clear()
  try {
    await arrive(at, steps, { ...tools, persona, setBehaviour })
  } finally {
    setBehaviour(null)
    backend.faults.clear()
    for (const fault of faults.toReversed()) backend.faults.set(fault)
    backend.latency = latency
    clock.set(mode)
  }
}

interface ArrivalTools extends LinkTools {
  persona: string | null
  setBehaviour: ReturnType<typeof createBrowserBehaviour>
}

async function arrive(at: string, steps: readonly RecordingStep[], tools: ArrivalTools): Promise<void> {
  const { backend, demo, goTo, persona, setBehaviour } = tools
  const [flow = '', ...state] = at.split('.')
  const meant = steps.findLast((step) => step.kind === 'sign-in')?.persona ?? null
  if (persona === null || meant !== null) session.send({ type: 'session.forget' })
  await clock.settled()
  const flows = createFlowNames(MARKS)
  const placeholders = createPlaceholders(backend)
  const signIn = (who: string) => demo.signIn(persona ?? who)
  const stage = {
    flows,
    fill: placeholders,
    visit: goTo,
    here: () => toRoute(router.history.location.pathname),
    own: createAppRunners({ backend, demo: { ...demo, signIn }, placeholders, setBehaviour }),
    mayBeGone: () => false,
    showEntry,
    look: async () => {},
    describe: describeStep,
  }
  // The last known state: a flow that has ended is not running any more.
  let actor: AnyActorRef | undefined
  await runSteps(steps, stage, {
    before: ({ ms }) => clock.advance(ms),
    after: () => {
      actor = flows.find({ flow }) ?? actor
    },
  })
  const value = actor?.getSnapshot().value
  if (isIn(value, state)) return
  const whose =
    persona === null || meant === null || persona === meant ? '' : ` as ${persona}, though it is as ${meant}`
  throw new Error(`${at} was not reached${whose}: ${flow} ${stateText(value)}`)
}

function isIn(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true
  if (typeof value === 'string') return value === name && rest.length === 0
  return typeof value === 'object' && value !== null && name in value && isIn(Reflect.get(value, name), rest)
}

function stateText(value: unknown): string {
  return value === undefined ? 'is not there' : `is in ${JSON.stringify(value)}`
}
