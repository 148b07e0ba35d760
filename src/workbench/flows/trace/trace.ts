import type { AnyActorRef, AnyTransitionDefinition } from 'xstate'
import type { ActorEvent } from '#src/platform/actors/inspection.ts'
import { machineOf } from '#src/platform/actors/machine-of.ts'
import { clock, observe } from '#src/platform/actors/runtime.ts'
import { transitionId } from '#src/workbench/flows/statechart/transitions.ts'
import { createCoverage, type MachineCoverage } from './coverage.ts'
import type { ShownEvent, TraceEntry, TraceFact } from './entry.ts'
import { toDisplayJson } from './to-display-json.ts'
import { watchWebStorage } from './web-storage.ts'

const KEPT = 10_000

export interface Trace {
  list(): readonly TraceEntry[]
  /** the number of the newest entry */
  count(): number
  /** Calls the listener synchronously for every new entry; returns how to stop. */
  subscribe(listener: (entry: TraceEntry) => void): () => void
  /** the machines of which an actor has started, with what was taken of each (FLOW-5) */
  coverage(): MachineCoverage[]
}

/** Optional sources besides the flows. */
export interface TraceSources {
  /** reports each call twice: with status 0 when it is sent, then when it is answered */
  onCall?(listener: (call: string, status: number | 'network') => void): void
  /** reports the names of the IndexedDB stores that were written */
  onWrite?(listener: (names: readonly string[]) => void): void
  /** a key of session or local storage as it may be shown; null when the write must not be reported */
  storageKey?(key: string): string | null
}

/** Everything that happens in the page, in order and in virtual time, as plain JSON (FLOW-3). */
export function createTrace({ onCall, onWrite, storageKey }: TraceSources): Trace {
  /** A ring buffer: shifting an array of this size on every event costs more than the event. */
  const ring: TraceEntry[] = []
  const listeners = new Set<(entry: TraceEntry) => void>()
  let number = 0
  const add = (fact: TraceFact, at = clock.now()) => {
    number += 1
    // Reuses the object as the entry: copying each would double the cost.
    const entry = fact as TraceEntry
    entry.number = number
    entry.at = at
    ring[(number - 1) % KEPT] = entry
    for (const listener of listeners) listener(entry)
  }

  const coverage = createCoverage()
  observe((event, at) => {
    coverage.note(event)
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
    count: () => number,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    coverage: coverage.list,
  }
}

/** The entry for an event of an actor; null when it adds no information. */
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
      return {
        kind,
        actor: machineOf(actor)?.id ?? '',
        session,
        ...sender,
        event: toDisplayJson(payload) as ShownEvent,
      }
    }
    case 'transition': {
      const { machine, value, context } = event.snapshot
      return { kind, actor: machine.id, session, value, context: toDisplayJson(context), taken: idsOf(event.taken) }
    }
    default:
      return null
  }
}

/** Invoked actors get the name that their machine gives them. */
function nameOf(ref: AnyActorRef): string | undefined {
  return machineOf(ref)?.id ?? (typeof ref.src === 'string' ? ref.src : undefined)
}

// Most events take one transition, and the log holds thousands of events.
const alone = new WeakMap<AnyTransitionDefinition, string[]>()

function idsOf(transitions: readonly AnyTransitionDefinition[]): string[] {
  const [only] = transitions
  if (only === undefined || transitions.length > 1) return transitions.map(transitionId)
  const ids = alone.get(only) ?? [transitionId(only)]
  alone.set(only, ids)
  return ids
}
