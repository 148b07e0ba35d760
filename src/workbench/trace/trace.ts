import type { AnyActorRef, AnyTransitionDefinition } from 'xstate'
import { transitionId } from '#machines/model/transitions.ts'
import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { type ActorEvent, observe } from '#src/platform/actors/inspection.ts'
import { machineOf } from '#src/platform/actors/machine-of.ts'
import { SESSION_KEYS } from '#src/platform/session-storage.ts'
import type { MachineCoverage } from '#src/workbench/contract/demo-contract.ts'
import {
  KEPT_ENTRIES,
  type LogSource,
  type ShownEvent,
  type TraceEntry,
  type TraceFact,
} from '#src/workbench/contract/source.ts'
import { createCoverage } from './coverage.ts'
import { toDisplayJson } from './to-display-json.ts'

const OWN = /^larkspur\.[a-z.-]{1,40}$/
/** Storage keys of the demo itself, which change with every step of the clock. */
const BOOKKEEPING = /^larkspur\.(clock|desk)/

export interface Trace extends LogSource {
  /** the machines of which an actor has started, with what was taken of each (FLOW-5) */
  coverage(): MachineCoverage[]
}

/** The trace of this page: its flows, the backend's calls and writes, and the tab's storage, in order and in virtual time, as plain JSON (FLOW-3). */
export function startTrace({ onCall, onWrite }: Pick<Backend, 'onCall' | 'onWrite'>): Trace {
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
    ring[(number - 1) % KEPT_ENTRIES] = entry
    for (const listener of listeners) listener(entry)
  }

  const coverage = createCoverage()
  observe((event, at) => {
    coverage.note(event)
    const fact = factOf(event)
    if (fact !== null) add(fact, at)
  })
  clock.observe((change, timer) => add({ kind: 'timer', change, ...timer }))
  onCall((call, status) => add({ kind: 'call', call, status }))
  onWrite((names) => {
    // After the slash comes the id of its owner.
    for (const name of names) add({ kind: 'storage', area: 'indexed-db', key: name.split('/')[0] ?? '', change: 'set' })
  })
  watchWebStorage(add)

  return {
    list: () => {
      const oldest = number % KEPT_ENTRIES
      return number < KEPT_ENTRIES ? ring : [...ring.slice(oldest), ...ring.slice(0, oldest)]
    },
    count: () => number,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    coverage: coverage.list,
  }
}

/** A key of session or local storage as it may be shown; null when the write must not be reported. */
function storageKey(key: string): string | null {
  if (BOOKKEEPING.test(key)) return null
  return (SESSION_KEYS as readonly string[]).includes(key) || OWN.test(key) ? key : '‹key›'
}

/**
 * The entry for an event of an actor; null when it adds no information. Events and contexts never change: they are made into JSON when
 * somebody reads them, not while a page starts or a click is answered (PERF-2, PERF-7).
 */
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
        get event() {
          return toDisplayJson(payload) as ShownEvent
        },
      }
    }
    case 'transition': {
      const { machine, value, context } = event.snapshot
      const taken = idsOf(event.taken)
      return {
        kind,
        actor: machine.id,
        session,
        value,
        get context() {
          return toDisplayJson(context)
        },
        taken,
      }
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

type StorageFact = Extract<TraceFact, { kind: 'storage' }>

/** Reports every write to session and local storage. */
function watchWebStorage(listener: (fact: StorageFact) => void): void {
  const report = (storage: Storage, key: string, change: StorageFact['change']) => {
    const shown = key === '' ? '' : storageKey(key)
    if (shown !== null) listener({ kind: 'storage', area: isLocal(storage) ? 'local' : 'session', key: shown, change })
  }
  const { setItem, removeItem, clear } = Storage.prototype
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, key, value)
    report(this, key, 'set')
  }
  Storage.prototype.removeItem = function (key) {
    removeItem.call(this, key)
    report(this, key, 'removed')
  }
  Storage.prototype.clear = function () {
    clear.call(this)
    report(this, '', 'cleared')
  }
}

/** A browser may block one of the two. */
function isLocal(storage: Storage): boolean {
  try {
    return storage === localStorage
  } catch {
    return false
  }
}
