import { useMemo } from 'react'
import type { TraceEntry } from '#src/workbench/flows/trace/entry.ts'
import type { LogSource } from './source.ts'
import { createTraceReducer, type TraceReducer } from './trace-reducer.ts'
import { useViewer } from './use-viewer.ts'

/** The state of all flows right after an entry of the log; null when the log has dropped the entry. */
export function useMoment(log: LogSource, entry: TraceEntry | null): TraceReducer | null {
  const { machine } = useViewer()
  return useMemo(() => {
    if (entry === null) return null
    const entries = log.list()
    const first = entries[0]?.number ?? 0
    return entry.number < first
      ? null
      : createTraceReducer(
          machine,
          entries.filter(({ number }) => number <= entry.number),
        )
  }, [machine, log, entry])
}
