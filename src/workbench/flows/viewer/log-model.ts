import type { LogSource } from '#src/workbench/contract/source.ts'
import { KEPT_ENTRIES, type TraceEntry } from '#src/workbench/contract/source.ts'
import { viewer } from '#src/workbench/flows/viewer.ts'
import { isFailure, laneOf, logEntryWords } from './log-entry-words.ts'

/** What an entry is listed as. `internal` are XState's own events, `plumbing` is what belongs to no flow. */
export type EntryKind = TraceEntry['kind'] | 'internal' | 'plumbing'

/** the first five are shown at the start */
export const KINDS: readonly EntryKind[] = [
  'event',
  'transition',
  'call',
  'timer',
  'actor',
  'storage',
  'internal',
  'plumbing',
]
const SHOWN_FIRST = 5

export interface LogFilter {
  kinds: ReadonlySet<EntryKind>
  search: string
}

/** What the log shows; the same object until something changes. */
export interface LogView {
  rows: readonly TraceEntry[]
  /** the number of entries before filtering */
  all: number
  filter: LogFilter
}

export interface LogModel {
  read(): LogView
  subscribe(listener: () => void): () => void
  filter(change: Partial<LogFilter>): void
}

/** The filtered log. Each new entry is filtered once, and listeners are called at most once a frame. */
export function createLogModel(log: LogSource): LogModel {
  const listeners = new Set<() => void>()
  let filter: LogFilter = { kinds: new Set(KINDS.slice(0, SHOWN_FIRST)), search: '' }
  let rows: TraceEntry[] = []
  let all = 0
  let view: LogView | null = null
  let frame = 0
  let stop = () => {}

  const notify = () => {
    frame = 0
    view = null
    for (const listener of listeners) listener()
  }
  const fits = (entry: TraceEntry) => passes(entry, filter)
  const rebuild = () => {
    const entries = log.list()
    all = entries.length
    rows = entries.filter(fits)
  }
  const add = (entry: TraceEntry) => {
    all = Math.min(KEPT_ENTRIES, all + 1)
    if (fits(entry)) rows.push(entry)
    // Drops those that the log has dropped.
    while (rows[0] !== undefined && rows[0].number <= entry.number - KEPT_ENTRIES) rows.shift()
    if (frame === 0) frame = requestAnimationFrame(notify)
  }

  return {
    read: () => {
      view ??= { rows, all, filter }
      return view
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        rebuild()
        view = null
        stop = log.subscribe(add)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop()
        cancelAnimationFrame(frame)
        frame = 0
      }
    },
    filter: (change) => {
      filter = { ...filter, ...change }
      rebuild()
      notify()
    },
  }
}

function passes(entry: TraceEntry, { kinds, search }: LogFilter): boolean {
  if (!kinds.has(kindOf(entry))) return false
  if (search === '') return true
  return `${laneOf(entry)} ${logEntryWords(entry)}`.toLowerCase().includes(search.toLowerCase())
}

/** A failure is never listed as something that is hidden at the start. */
function kindOf(entry: TraceEntry): EntryKind {
  const owner = ownerOf(entry)
  if (isFailure(entry)) return entry.kind
  if (owner !== null && viewer.isPlumbing(owner)) return 'plumbing'
  return entry.kind === 'event' && entry.event.type.startsWith('xstate.') ? 'internal' : entry.kind
}

function ownerOf(entry: TraceEntry): string | null {
  if ('session' in entry) return entry.actor
  return entry.kind === 'timer' ? entry.owner : null
}
