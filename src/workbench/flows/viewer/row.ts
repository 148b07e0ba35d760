import type { TraceEntry } from '#src/workbench/contract/entry.ts'

/** One row of the log: an entry, or the entries by which one timer was reset again and again, the oldest first. */
export type Row = readonly [TraceEntry, ...TraceEntry[]]

export function newestOf(row: Row): TraceEntry {
  return row.at(-1) ?? row[0]
}

export function inRows(entries: readonly TraceEntry[]): Row[] {
  const rows: Row[] = []
  for (const entry of entries) addTo(rows, entry)
  return rows
}

/** A timer that is cancelled and set again stays one row, however often (FLOW-3). */
export function addTo(rows: Row[], entry: TraceEntry): void {
  const last = rows.at(-1)
  if (last === undefined || !isReset(last, entry)) rows.push([entry])
  else rows[rows.length - 1] = [...last, entry]
}

function isReset(row: Row, entry: TraceEntry): boolean {
  const last = newestOf(row)
  if (last.kind !== 'timer' || entry.kind !== 'timer') return false
  if (last.owner !== entry.owner || last.name !== entry.name) return false
  return entry.change === 'set' ? last.change === 'cleared' : entry.change === 'cleared' && row.length > 1
}
