import { KEPT_ENTRIES, type TraceEntry } from '#src/workbench/contract/entry.ts'
import type { LogSource } from '#src/workbench/contract/source.ts'
import { viewer } from '#src/workbench/flows/viewer.ts'
import { isFailure, laneOf, logEntryWords } from './log-entry-words.ts'
import { addTo, inRows, newestOf, type Row } from './row.ts'

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
  /** a machine's id; '' for all */
  actor: string
  search: string
}

/** What the log shows; the same object until something changes. */
export interface LogView {
  rows: readonly Row[]
  /** the number of entries in the rows, and before filtering */
  shown: number
  all: number
  filter: LogFilter
  isPaused: boolean
  /** the number of new entries since the pause */
  news: number
}

export interface LogModel {
  read(): LogView
  subscribe(listener: () => void): () => void
  filter(change: Partial<LogFilter>): void
  pause(isPaused: boolean): void
}

/**
 * The filtered log. Each new entry is filtered once, and listeners are called at most once a frame.
 * While paused it does not change, but counts new entries.
 */
export function createLogModel(log: LogSource): LogModel {
  const listeners = new Set<() => void>()
  let filter: LogFilter = { kinds: new Set(KINDS.slice(0, SHOWN_FIRST)), actor: '', search: '' }
  let isPaused = false
  let held: readonly TraceEntry[] = []
  let rows: Row[] = []
  let shown = 0
  let all = 0
  let news = 0
  let view: LogView | null = null
  let frame = 0
  let stop = () => {}

  const notify = () => {
    frame = 0
    view = null
    for (const listener of listeners) listener()
  }
  const rebuild = () => {
    const entries = isPaused ? held : log.list()
    all = entries.length
    const fitting = entries.filter(fits)
    shown = fitting.length
    rows = inRows(fitting)
  }
  const fits = (entry: TraceEntry) => passes(entry, filter)
  const add = (entry: TraceEntry) => {
    if (isPaused) news += 1
    else {
      all = Math.min(KEPT_ENTRIES, all + 1)
      if (fits(entry)) {
        shown += 1
        addTo(rows, entry)
      }
      // Drops the rows of entries that the log has dropped.
      while (rows[0] !== undefined && newestOf(rows[0]).number <= entry.number - KEPT_ENTRIES)
        shown -= rows.shift()?.length ?? 0
    }
    if (frame === 0) frame = requestAnimationFrame(notify)
  }

  return {
    read: () => {
      view ??= { rows, shown, all, filter, isPaused, news }
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
    pause: (next) => {
      isPaused = next
      held = next ? [...log.list()] : []
      news = 0
      rebuild()
      notify()
    },
  }
}

function passes(entry: TraceEntry, { kinds, actor, search }: LogFilter): boolean {
  if (actor !== '' && actorOf(entry) !== actor) return false
  // Whoever chose a flow wants to see it, even if it is plumbing.
  if (!kinds.has(kindOf(entry, actor === ''))) return false
  if (search === '') return true
  return `${laneOf(entry)} ${logEntryWords(entry)}`.toLowerCase().includes(search.toLowerCase())
}

/** A failure is never listed as something that is hidden at the start. */
function kindOf(entry: TraceEntry, isOfAll: boolean): EntryKind {
  const owner = actorOf(entry)
  if (isFailure(entry)) return entry.kind
  if (isOfAll && owner !== null && viewer.isPlumbing(owner)) return 'plumbing'
  return entry.kind === 'event' && entry.event.type.startsWith('xstate.') ? 'internal' : entry.kind
}

function actorOf(entry: TraceEntry): string | null {
  if ('session' in entry) return entry.actor
  return entry.kind === 'timer' ? entry.owner : null
}
