import { type AnyActorRef, matchesState } from 'xstate'
import type { Persona } from '#mocks/bank/personas.ts'
import { LEAST_LATENCY } from '#src/contract/app-steps.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { addRefusal } from '#src/platform/notices.ts'
import { fromRoute } from '#src/platform/page-address.ts'
import { inWords } from '#src/ui/in-words.ts'
import type { RecordingStep } from '#src/workbench/contract/demo-contract.ts'
import { findFlow } from '#src/workbench/timeline/flow-names.ts'
import { stateWords } from '#src/workbench/timeline/flow-words.ts'
import { refuseWithoutMock } from '#src/workbench/timeline/mock-only.ts'
import { replacePresent } from '#src/workbench/timeline/moment.ts'
import { type RunTools, runSteps, type StepContext, withStepContext } from '#src/workbench/timeline/run-step.ts'
import { customersOf, signedInPersona, stepsAs } from './customers-of.ts'
import { fullState, stepsTo, withLatency } from './paths.ts'

export interface LinkTarget {
  /** '<flow>.<state>', or '<flow>' for its first state */
  at: string
  /** who to go there as; null for the persona that the path was made for */
  persona: string | null
  /** whether the customers' data are put back to the seed first; default: true */
  resetsCustomers?: boolean
}

/** Goes to the state that the address names. Where the path led elsewhere, the page says where, and offers to reset and to try again (DEMO-7). */
export async function arriveByAddress(
  target: LinkTarget,
  tools: RunTools,
  resetAndTryAgain: () => Promise<void>,
): Promise<void> {
  refuseWithoutMock()
  await goToState(target, tools).catch((error: Error) => {
    if (!(error instanceof NotReached)) throw error
    const action = { text: 'Reset and try again', run: () => void resetAndTryAgain() }
    addRefusal(error.message, { action })
  })
}

/**
 * Goes to a state of a flow by legal events and virtual time, starting on the first page of its path (DEMO-7). It works
 * whatever was done before, because the data of the customers on the path are put back to the seed. On arrival the state's
 * timers are running. Rejects with `NotReached`, or with the reason why no link leads there.
 */
export async function goToState(target: LinkTarget, tools: RunTools): Promise<void> {
  const { backend } = tools
  const at = fullState(target.at)
  const steps = stepsTo(at)
  const { mode } = clock
  const { latency } = backend
  const faults = backend.faults.list()
  const bringBack = () => {
    backend.faults.clear()
    for (const fault of faults.toReversed()) backend.faults.set(fault)
    backend.latency = latency
    clock.set(mode)
  }
  clock.set('paused')
  backend.latency = 0
  backend.faults.clear()
  const made = withLatency(steps, Math.max(latency, LEAST_LATENCY))
  await withStepContext(tools, (context) => walk({ ...target, at }, made, { ...context, isLenient: true }), bringBack)
}

async function walk(
  { at, persona, resetsCustomers = true }: LinkTarget,
  made: readonly RecordingStep[],
  context: StepContext,
): Promise<void> {
  const { backend, acts } = context
  const [flow = '', ...state] = at.split('.')
  const meant = signedInPersona(made)
  const steps = stepsAs(made, persona)
  const asked: RecordingStep[] = persona === null ? [] : [{ ms: 0, kind: 'sign-in', persona }]
  await replacePresent(async () => {
    if (resetsCustomers) await backend.restoreCustomers(customersOf([...asked, ...steps], backend.personas))
    return { href: fromRoute('/'), stored: new Map(), mode: 'paused' }
  }, backend)
  if (persona !== null && meant === null) await acts.signIn(persona)
  await clock.settled()
  // The last known state: a flow that has ended is not running any more.
  let actor: AnyActorRef | undefined
  const notReached = (reason: string | null) =>
    new NotReached({ at, value: actor?.getSnapshot().value, persona, meant, reason }, backend.personas)
  await runSteps(steps, context, {
    before: ({ ms }) => clock.advance(ms),
    after: () => {
      actor = findFlow({ flow }) ?? actor
    },
  }).catch((error: Error) => {
    throw notReached(error.message)
  })
  if (actor === undefined || (state.length > 0 && !matchesState(state.join('.'), actor.getSnapshot().value)))
    throw notReached(null)
}

interface Failure {
  /** '<flow>.<state>' */
  at: string
  /** the flow's state value; undefined when the flow is not open */
  value: unknown
  persona: string | null
  /** the persona that the path was made for */
  meant: string | null
  /** why a step failed; null when every step was done */
  reason: string | null
}

/** The path to a state was walked, and led elsewhere. The message says where, for the reader of the page (DEMO-7). */
export class NotReached extends Error {
  override name = 'NotReached'

  constructor({ at, value, persona, meant, reason }: Failure, personas: readonly Persona[]) {
    const [flow = '', ...state] = at.split('.')
    const nameOf = (who: string) => personas.find(({ id, email }) => id === who || email === who)?.name ?? who
    const isOther = persona !== null && meant !== null && nameOf(persona) !== nameOf(meant)
    super(
      [
        `The state “${state.map(inWords).join(', ')}” of the flow ${flow} could not be reached${isOther ? ` as ${nameOf(persona)}` : ''}.`,
        value === undefined ? 'The flow is not open.' : `It is in “${stateWords(value)}”.`,
        ...(reason === null ? [] : [`${reason.replace(/\.$/, '')}.`]),
        ...(isOther ? [`The link is meant for ${nameOf(meant)}.`] : []),
      ].join(' '),
    )
  }
}
