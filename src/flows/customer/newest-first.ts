import { parseTime } from '#src/platform/clock/clock.ts'

interface Dated {
  createdAt?: string | null | undefined
}

/**
 * Sorts rows by date, newest first, those without a date last. Rows already in that order, as a backend sends them, and two such lists one
 * after the other take one comparison a row (PERF-4).
 */
export function newestFirst<Row extends Dated>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted(compare)
}

/** ISO times of equal length sort lexicographically, so that 100,000 rows need no parsing. */
function compare(one: Dated, other: Dated): number {
  const [left, right] = [one.createdAt ?? '', other.createdAt ?? '']
  if (!isUtc(left) || !isUtc(right) || left.length !== right.length) return timeOf(other) - timeOf(one) || 0
  if (left === right) return 0
  return left > right ? -1 : 1
}

function isUtc(createdAt: string): boolean {
  return createdAt[10] === 'T' && createdAt.endsWith('Z')
}

/** ms since the epoch; -Infinity for a row without a date. */
export function timeOf({ createdAt }: Dated): number {
  return parseTime(createdAt ?? '') ?? Number.NEGATIVE_INFINITY
}

/** The index of the first row of each group. The rows of a group must be adjacent. */
export function groupStarts<Row>(rows: readonly Row[], groupOf: (row: Row) => string): ReadonlyMap<number, string> {
  const starts = new Map<number, string>()
  let next = 0
  while (next < rows.length) {
    const group = groupOf(rows[next] as Row)
    starts.set(next, group)
    next = firstNot((row) => groupOf(row) === group, rows, next)
  }
  return starts
}

/** The index of the first row, from `from` on, that is not like those before it. Uses binary search, because there may be 100,000. */
export function firstNot<Row>(isBefore: (row: Row) => boolean, rows: readonly Row[], from = 0): number {
  let [low, high] = [from, rows.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(rows[middle] as Row)) low = middle + 1
    else high = middle
  }
  return low
}
