import { parseTime } from '#src/clock.ts'

interface Dated {
  createdAt?: string | null | undefined
}

/** Rows by date, the newest first and the undated last. Rows that come in that order, as a backend sends them, are not copied. */
export function newestFirst<Row extends Dated>(rows: readonly Row[]): readonly Row[] {
  if (rows.every((row, index) => index === 0 || isInOrder(rows[index - 1] ?? row, row))) return rows
  return rows
    .map((row) => ({ row, at: timeOf(row) }))
    .sort((left, right) => right.at - left.at || 0)
    .map(({ row }) => row)
}

function isInOrder(newer: Dated, older: Dated): boolean {
  if (isUtc(newer.createdAt) && isUtc(older.createdAt)) return newer.createdAt >= older.createdAt
  return timeOf(newer) >= timeOf(older)
}

/** Times in this form sort as text, which spares 100,000 rows from being parsed. */
function isUtc(createdAt: string | null | undefined): createdAt is string {
  return createdAt?.length === 24 && createdAt[10] === 'T' && createdAt[23] === 'Z'
}

function timeOf({ createdAt }: Dated): number {
  return parseTime(createdAt ?? '') ?? Number.NEGATIVE_INFINITY
}
