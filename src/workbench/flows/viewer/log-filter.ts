import type { TraceEntry } from '#src/workbench/contract/source.ts'
import { viewer } from '#src/workbench/flows/viewer.ts'
import { isFailure, laneOf, logEntryWords } from './log-entry-words.ts'

/** Which entries the log shows. */
export interface LogFilter {
  /** also plumbing, storage and XState's own events */
  all: boolean
  search: string
}

export function passes(entry: TraceEntry, { all, search }: LogFilter): boolean {
  if (!all && isAside(entry)) return false
  if (search === '') return true
  return `${laneOf(entry)} ${logEntryWords(entry)}`.toLowerCase().includes(search.toLowerCase())
}

/** Whether an entry is listed only when asked for. A failure never is. */
function isAside(entry: TraceEntry): boolean {
  if (isFailure(entry)) return false
  const owner = ownerOf(entry)
  if (owner !== null && viewer.isPlumbing(owner)) return true
  return entry.kind === 'storage' || (entry.kind === 'event' && entry.event.type.startsWith('xstate.'))
}

function ownerOf(entry: TraceEntry): string | null {
  if ('session' in entry) return entry.actor
  return entry.kind === 'timer' ? entry.owner : null
}
