import { AppClock } from '#src/kit/clock/clock.ts'
import type { TraceEntry } from '#src/kit/trace/entry.ts'
import type { PageView } from './page-view.ts'
import type { FlowSource, LogSource } from './source.ts'

const KEPT = 10_000

/** The page of another window, built from its messages. */
export interface RemoteSource extends FlowSource {
  showView(view: PageView): void
  /** `isFirst`: drop all earlier entries */
  addEntries(entries: readonly TraceEntry[], isFirst: boolean): void
}

export function createRemoteSource(id: string, run: FlowSource['run']): RemoteSource {
  const listeners = new Set<() => void>()
  const logListeners = new Set<(entry: TraceEntry) => void>()
  const clock = new AppClock()
  let view: PageView = { actors: [], seen: {}, clock: clock.state, person: null }
  let entries: TraceEntry[] = []

  const log: LogSource = {
    list: () => entries,
    subscribe: (listener) => {
      logListeners.add(listener)
      return () => logListeners.delete(listener)
    },
  }
  return {
    id,
    read: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clock,
    log,
    run,
    showView: (next) => {
      view = next
      clock.restore(next.clock)
      for (const listener of listeners) listener()
    },
    addEntries: (more, isFirst) => {
      if (isFirst) entries = []
      for (const entry of more) {
        if (entries.length >= KEPT) entries.shift()
        entries.push(entry)
        for (const listener of logListeners) listener(entry)
      }
    },
  }
}
