import type { TraceEntry } from '#src/workbench/contract/source.ts'
import { viewer } from '#src/workbench/flows/viewer.ts'
import { flowsCopy } from './flows-copy.ts'
import { isFailure, laneOf, logEntryWords } from './log-entry-words.ts'

/** What an entry is listed as. */
export type EntryKind = keyof typeof flowsCopy.log.kinds

/** the first five are shown at the start */
export const KINDS = Object.keys(flowsCopy.log.kinds) as EntryKind[]

/** Which entries the log shows. */
export interface LogFilter {
  kinds: ReadonlySet<EntryKind>
  search: string
}

export const FIRST_FILTER: LogFilter = { kinds: new Set(KINDS.slice(0, 5)), search: '' }

export function passes(entry: TraceEntry, { kinds, search }: LogFilter): boolean {
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
