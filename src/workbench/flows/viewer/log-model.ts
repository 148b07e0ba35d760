import type { TraceEntry } from '#src/workbench/flows/trace/entry.ts'
import { laneOf } from './entry-words.ts'
import { flowsCopy } from './flows-copy.ts'
import type { LogSource } from './source.ts'

export type EntryKind = TraceEntry['kind']

export interface LogFilter {
  kinds: ReadonlySet<EntryKind>
  /** a machine's id; '' for all */
  actor: string
  search: string
}

/** What the log shows; the same object until something changes. */
export interface LogView {
  rows: readonly TraceEntry[]
  /** the number of entries before filtering */
  all: number
  /** lanes of the rows: the machines in the order of their first entry, then the lanes that belong to no machine */
  lanes: readonly string[]
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
  /** The shown entry before (-1) or after (1) this one. From the present, null, the one before it is the newest. */
  beside(entry: TraceEntry | null, by: -1 | 1): TraceEntry | undefined
}

export const KINDS: readonly EntryKind[] = ['actor', 'event', 'transition', 'call', 'storage', 'timer']
const KEPT = 10_000
/** lanes after those of the flows, in this order */
const OTHER_LANES: readonly string[] = Object.values(flowsCopy.log.lanes)

/**
 * The filtered log. Each new entry is filtered once, and listeners are called at most once a frame.
 * While paused it does not change, but counts new entries.
 */
export function createLogModel(log: LogSource, words: (entry: TraceEntry) => string): LogModel {
  const listeners = new Set<() => void>()
  let filter: LogFilter = { kinds: new Set(KINDS), actor: '', search: '' }
  let isPaused = false
  let held: readonly TraceEntry[] = []
  let rows: TraceEntry[] = []
  let lanes: string[] = []
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
    rows = entries.filter(fits)
    lanes = []
    for (const row of rows) addLane(row)
  }
  const fits = (entry: TraceEntry) => passes(entry, filter, words)
  const addLane = (entry: TraceEntry) => {
    const lane = laneOf(entry)
    if (lanes.includes(lane)) return
    const isOfActor = (name: string) => !OTHER_LANES.includes(name)
    const all = [...lanes, lane]
    lanes = [...all.filter(isOfActor), ...OTHER_LANES.filter((name) => all.includes(name))]
  }
  const add = (entry: TraceEntry) => {
    if (isPaused) news += 1
    else {
      all = Math.min(KEPT, all + 1)
      if (fits(entry)) {
        rows.push(entry)
        addLane(entry)
      }
      // Drops the rows of entries that the log has dropped.
      while (rows[0] !== undefined && rows[0].number <= entry.number - KEPT) rows.shift()
    }
    if (frame === 0) frame = requestAnimationFrame(notify)
  }

  return {
    read: () => {
      view ??= { rows, all, lanes, filter, isPaused, news }
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
    beside: (entry, by) => {
      // Not the rows: they are not kept up to date while nobody subscribes.
      const entries = isPaused ? held : log.list()
      const number = entry?.number ?? Number.POSITIVE_INFINITY
      return by < 0
        ? entries.findLast((one) => one.number < number && fits(one))
        : entries.find((one) => one.number > number && fits(one))
    },
  }
}

function passes(entry: TraceEntry, { kinds, actor, search }: LogFilter, words: (entry: TraceEntry) => string): boolean {
  if (!kinds.has(entry.kind)) return false
  if (actor !== '' && actorOf(entry) !== actor) return false
  if (search === '') return true
  return `${laneOf(entry)} ${words(entry)}`.toLowerCase().includes(search.toLowerCase())
}

function actorOf(entry: TraceEntry): string | null {
  if ('session' in entry) return entry.actor
  return entry.kind === 'timer' ? entry.owner : null
}
