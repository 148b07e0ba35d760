import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import type { Backend } from '#mocks/bank/backend.ts'
import type { ShownEvent, TraceEntry, TraceFact } from '#src/demo/demo-contract.ts'
import { clock, observe } from '#src/kit/actors/runtime.ts'
import { transitionId } from '#src/kit/statechart/transitions.ts'
import { shown } from './shown.ts'
import { watchWebStorage } from './web-storage.ts'

const KEPT = 10_000

export interface Trace {
  list(): readonly TraceEntry[]
  /** Calls the listener at once with every further entry; returns how to stop. */
  subscribe(listener: (entry: TraceEntry) => void): () => void
}

/** What happens in the page, in order and in virtual time, as plain JSON (FLOW-3). */
export function startTrace(backend: Backend): Trace {
  /** The newest takes the place of the oldest: to move all the others with each one costs more than the event. */
  const ring: TraceEntry[] = []
  const listeners = new Set<(entry: TraceEntry) => void>()
  let number = 0
  const add = (fact: TraceFact, at = clock.now()) => {
    number += 1
    // The fact becomes the entry: a copy of each would cost as much as all the rest.
    const entry = fact as TraceEntry
    entry.number = number
    entry.at = at
    ring[(number - 1) % KEPT] = entry
    for (const listener of listeners) listener(entry)
  }

  const tellStop = createStopTeller((who) => add({ kind: 'actor', ...who, change: 'stopped' }))
  /** What an actor does while it is made, until it starts: one that StrictMode makes and drops never does. */
  const made = new WeakMap<AnyActorRef, TraceFact[]>()
  const started = new WeakSet<AnyActorRef>()
  observe((event, at) => {
    const fact = factOf(event)
    if (fact === null) return
    const ref = event.actorRef as AnyActorRef
    if (fact.kind !== 'actor' && !started.has(ref)) {
      made.set(ref, [...(made.get(ref) ?? []), fact])
      return
    }
    add(fact, at)
    if (fact.kind !== 'actor') return
    started.add(ref)
    for (const earlier of made.get(ref) ?? []) add(earlier, at)
    made.delete(ref)
    tellStop(ref, fact)
  })
  clock.observe((change, timer) => add({ kind: 'timer', change, ...timer }))
  backend.onCall((call, status) => add({ kind: 'call', call, status }))
  backend.onWrite((names) => {
    // Behind the slash stands whose it is.
    for (const name of names) add({ kind: 'storage', area: 'indexed-db', key: name.split('/')[0] ?? '', change: 'set' })
  })
  watchWebStorage((area, key, change) => add({ kind: 'storage', area, key, change }))

  return {
    list: () => {
      const oldest = number % KEPT
      return number < KEPT ? ring : [...ring.slice(oldest), ...ring.slice(0, oldest)]
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** null for what says nothing new, and for what the actors of a flow do among themselves. */
function factOf(event: InspectionEvent): TraceFact | null {
  const ref = event.actorRef as AnyActorRef
  if (event.type === '@xstate.microstep') {
    if (event._transitions.length === 0) return null
    // An actor that is being made cannot be asked for its snapshot.
    const { machine, value, context } = event.snapshot as AnyMachineSnapshot
    const taken = idsOf(event._transitions)
    return { kind: 'transition', actor: machine.id, session: ref.sessionId, value, context: shown(context), taken }
  }
  const machine = event.type === '@xstate.event' ? machineOf(ref) : null
  if (event.type !== '@xstate.event' || machine === null) return null
  const who = { actor: machine.id, session: ref.sessionId }
  if (event.event.type === 'xstate.init') return { kind: 'actor', ...who, change: 'started' }
  const sender = event.sourceRef as AnyActorRef | undefined
  const from = sender === undefined || sender === ref ? undefined : nameOf(sender)
  const payload = shown(event.event) as ShownEvent
  return { kind: 'event', ...who, ...(from === undefined ? {} : { from }), event: payload }
}

interface Who {
  actor: string
  session: string
}

/** XState does not report that an actor is stopped. A view that is mounted again starts its actor again. */
function createStopTeller(tell: (who: Who) => void): (ref: AnyActorRef, who: Who) => void {
  const running = new WeakMap<AnyActorRef, boolean>()
  return (ref, { actor, session }) => {
    const isKnown = running.has(ref)
    running.set(ref, true)
    if (isKnown) return
    const complete = () => {
      if (running.get(ref)) tell({ actor, session })
      running.set(ref, false)
    }
    ref.subscribe({ complete })
  }
}

function machineOf(ref: AnyActorRef): AnyStateMachine | null {
  return (ref.getSnapshot() as Partial<AnyMachineSnapshot> | undefined)?.machine ?? null
}

/** An actor that a machine invokes is called what the machine calls it. */
function nameOf(ref: AnyActorRef): string | undefined {
  return machineOf(ref)?.id ?? (typeof ref.src === 'string' ? ref.src : undefined)
}

// Most events take one transition, and the log keeps thousands of them.
const alone = new WeakMap<AnyTransitionDefinition, string[]>()

function idsOf(transitions: readonly AnyTransitionDefinition[]): string[] {
  const [only] = transitions
  if (only === undefined || transitions.length > 1) return transitions.map(transitionId)
  const ids = alone.get(only) ?? [transitionId(only)]
  alone.set(only, ids)
  return ids
}
