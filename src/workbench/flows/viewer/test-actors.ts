import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, type EventObject, fromPromise } from 'xstate'
import { activeIds } from '#machines/model/active-ids.ts'
import { type Beside, inSystem } from '#machines/model/in-system.ts'
import type { Model, Models } from '#machines/model/model.ts'
import { statesOf, transitionsOf } from '#machines/model/transitions.ts'
import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { actorOptions } from '#src/platform/actors/inspection.ts'
import { shownRoot } from '#src/platform/actors/shown-root.ts'
import type { Random } from '#src/platform/clock/random.ts'
import { samplesOf } from './payload-form.ts'

type Settlement = { done: unknown } | { error: unknown }

interface Held {
  signal: AbortSignal
  /** the model's outcomes of the call */
  outcomes: readonly Settlement[]
  settle: (outcome: Settlement) => void
}

/** A real machine whose actors settle on request, and whose actions do nothing. */
export interface HandSettled {
  root: AnyActorRef
  actor: AnyActorRef
  model: Model
  /** actors that have not settled */
  held(): readonly Held[]
}

/**
 * Starts with the first start of its model, in the system that the page shows from now on. `change` maps its input, and the outputs
 * and errors of its actors; `besideOf` maps the actors beside it.
 */
export function handSettled(
  machine: AnyStateMachine,
  models: Models,
  change: Change = asItIs,
  besideOf = asItIs<Beside>,
): HandSettled {
  const model = models.get(machine.id)
  if (model === undefined) throw new Error(`The machine '${machine.id}' has no model`)
  const all: Held[] = []
  const { actors, actions } = machine.implementations
  const hold = (name: string) =>
    fromPromise(
      ({ signal }) =>
        new Promise((resolve, reject) =>
          all.push({
            signal,
            outcomes: Object.values(model.outcomes[name] ?? { done: { done: undefined } }),
            settle: (outcome) => ('error' in outcome ? reject(change(outcome.error)) : resolve(change(outcome.done))),
          }),
        ),
    )
  const provided = machine.provide({
    actors: Object.fromEntries(Object.keys({ ...actors, ...model.outcomes }).map((name) => [name, hold(name)])),
    actions: Object.fromEntries(
      Object.entries(actions).flatMap(([name, action]) => ('resolve' in (action as object) ? [] : [[name, () => {}]])),
    ),
  } as never)
  const [start] = Object.values(model.starts)
  const { root, flow } = inSystem(provided, {
    ...actorOptions(),
    input: change(start?.input) as never,
    beside: besideOf(start?.beside ?? {}),
  })
  shownRoot.set(root)
  root.start()
  return { root, actor: flow, model, held: () => all.filter(({ signal }) => !signal.aborted) }
}

type Change = <Value>(value: Value) => Value

function asItIs<T>(value: T): T {
  return value
}

/** Makes one random legal move: an event that the actor accepts, an outcome of a pending call, or the time to its next timer. */
export async function doSomething(
  { actor, model, held }: HandSettled,
  random: Random,
  change: (event: EventObject) => EventObject = asItIs,
): Promise<void> {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  const events = eventsIn(snapshot, model).map((event) => () => actor.send(change(event)))
  const answers = held().map(({ outcomes, settle }) => async () => {
    const outcome = outcomes[random.int(0, outcomes.length - 1)]
    if (outcome !== undefined) settle(outcome)
    await clock.settled()
  })
  const times = clock.pending().some(({ owner }) => owner === snapshot.machine.id) ? [() => clock.next()] : []
  const [first, ...more] = [...events, ...answers, ...times]
  if (first !== undefined) await random.pick([first, ...more])()
}

function eventsIn(snapshot: AnyMachineSnapshot, model: Model) {
  const { machine } = snapshot
  const active = activeIds(machine, snapshot.value)
  const states = statesOf(machine)
    .filter(({ id }) => active.includes(id))
    .flatMap(transitionsOf)
    .filter(({ eventType }) => eventType !== '' && !eventType.startsWith('xstate.'))
  return [...new Set(states.map(({ eventType }) => eventType))]
    .flatMap((eventType) => samplesOf(model, eventType).map(({ event }) => event))
    .filter((event) => snapshot.can(event))
}

/** What a trace needs of a backend that nobody calls. */
export const silentBackend: Pick<Backend, 'onCall' | 'onWrite'> = { onCall: () => () => {}, onWrite: () => () => {} }

/** The timeline of a page that shows the present. */
export const presentTimeline = {
  entries: () => [],
  isLooking: () => false,
  position: () => 0,
  refuseWhileLooking: () => {},
  subscribe: () => () => {},
}
