import { useMemo } from 'react'
import type { TraceEntry } from '#src/workbench/contract/entry.ts'
import type { LogSource } from '#src/workbench/contract/source.ts'
import { viewer } from '#src/workbench/flows/viewer.ts'
import { createTraceReducer, type TraceReducer } from './trace-reducer.ts'

/** The state of all flows right after an entry of the log; null when the log has dropped the entry. */
export function useFlowsAt(log: LogSource, entry: TraceEntry | null): TraceReducer | null {
  return useMemo(() => {
    if (entry === null) return null
    const entries = log.list()
    const first = entries[0]?.number ?? 0
    return entry.number < first
      ? null
      : createTraceReducer(
          viewer.machine,
          entries.filter(({ number }) => number <= entry.number),
        )
  }, [log, entry])
}
