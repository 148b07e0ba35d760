import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import type { ActorEvent } from '#src/kit/actors/inspection.ts'
import { clock, observe } from '#src/kit/actors/runtime.ts'
import { transitionId } from '#src/kit/statechart/transitions.ts'
import type { ShownEvent, TraceEntry, TraceFact } from './entry.ts'
import { shown } from './shown.ts'
import { watchWebStorage } from './web-storage.ts'

const KEPT = 10_000

export interface Trace {
  list(): readonly TraceEntry[]
  /** Calls the listener at once with every further entry; returns how to stop. */
  subscribe(listener: (entry: TraceEntry) => void): () => void
}

/** What happens beside the flows, where there is such a thing. */
export interface TraceSources {
  /** reports each call twice: with status 0 when it is sent, then as it is answered */
  onCall?(listener: (call: string, status: number | 'network') => void): void
  /** reports the names of what was written to IndexedDB */
  onWrite?(listener: (names: readonly string[]) => void): void
  /** a key of session or local storage as it may be shown; null where nothing is to be said of it */
  storageKey?(key: string): string | null
}

/** What happens in the page, in order and in virtual time, as plain JSON (FLOW-3). */
export function createTrace({ onCall, onWrite, storageKey }: TraceSources): Trace {
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

  observe((event, at) => {
    const fact = factOf(event)
    if (fact !== null) add(fact, at)
  })
  clock.observe((change, timer) => add({ kind: 'timer', change, ...timer }))
  onCall?.((call, status) => add({ kind: 'call', call, status }))
  onWrite?.((names) => {
    for (const key of names) add({ kind: 'storage', area: 'indexed-db', key, change: 'set' })
  })
  if (storageKey !== undefined) {
    watchWebStorage(storageKey, (area, key, change) => add({ kind: 'storage', area, key, change }))
  }

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

/** null for what says nothing new. */
function factOf(event: ActorEvent): TraceFact | null {
  const { kind, actor } = event
  const { sessionId: session } = actor
  switch (kind) {
    case 'started':
    case 'stopped':
      return { kind: 'actor', actor: machineOf(actor)?.id ?? '', session, change: kind }
    case 'event': {
      const { source, event: payload } = event
      const from = source === undefined || source === actor ? undefined : nameOf(source)
      const sender = from === undefined ? {} : { from }
      return { kind, actor: machineOf(actor)?.id ?? '', session, ...sender, event: shown(payload) as ShownEvent }
    }
    case 'transition': {
      const { machine, value, context } = event.snapshot
      return { kind, actor: machine.id, session, value, context: shown(context), taken: idsOf(event.taken) }
    }
    default:
      return null
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
