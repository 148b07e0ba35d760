import { parseTime } from '#src/platform/clock/clock.ts'

interface Dated {
  createdAt?: string | null | undefined
}

/** Sorts rows by date, newest first, those without a date last. Rows already in that order, as a backend sends them, are not copied. */
export function newestFirst<Row extends Dated>(rows: readonly Row[]): readonly Row[] {
  if (rows.every((row, index) => index === 0 || isInOrder(rows[index - 1] ?? row, row))) return rows
  return rows
    .map((row) => ({ row, at: timeOf(row) }))
    .sort((left, right) => right.at - left.at || 0)
    .map(({ row }) => row)
}

function isInOrder(newer: Dated, older: Dated): boolean {
  const [left, right] = [newer.createdAt ?? '', older.createdAt ?? '']
  return isUtc(left) && isUtc(right) && left.length === right.length ? left >= right : timeOf(newer) >= timeOf(older)
}

/** ISO times of equal length sort lexicographically, so that 100,000 rows need no parsing. */
function isUtc(createdAt: string): boolean {
  return createdAt[10] === 'T' && createdAt.endsWith('Z')
}

/** ms since the epoch; -Infinity for a row without a date. */
export function timeOf({ createdAt }: Dated): number {
  return parseTime(createdAt ?? '') ?? Number.NEGATIVE_INFINITY
}

/**
 * The index of the first row of each group. The rows of a group must be adjacent. Reads the group of only a few rows, because there may
 * be 100,000.
 */
export function groupStarts<Row>(rows: readonly Row[], groupOf: (row: Row) => string): ReadonlyMap<number, string> {
  const starts = new Map<number, string>()
  let next = 0
  while (next < rows.length) {
    const group = groupOf(rows[next] as Row)
    starts.set(next, group)
    let beyond = rows.length
    while (next < beyond) {
      const middle = (next + beyond) >> 1
      if (groupOf(rows[middle] as Row) === group) next = middle + 1
      else beyond = middle
    }
  }
  return starts
}
