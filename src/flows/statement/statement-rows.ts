import { toAmount } from '#machines/balances.ts'
import type { Period } from '#machines/statement-period.ts'
import type { Transfer } from '#src/contract/entities.ts'
import { parseTime } from '#src/kit/clock/clock.ts'
import { dayOf } from '#src/platform/dates.ts'
import { dayAfter, startOf } from './days.ts'

/** The rows of a period, out of rows that are newest first, the undated last: looked up by halves, since there may be 100,000. */
export function rowsIn({ from, to }: Period, newestFirst: readonly Transfer[]): readonly Transfer[] {
  const [start, end] = [startOf(from), startOf(dayAfter(to))]
  return newestFirst.slice(firstBefore(end, newestFirst), firstBefore(start, newestFirst))
}

/** How many rows have no date that can be read. */
export function undatedIn(newestFirst: readonly Transfer[]): number {
  return newestFirst.length - firstUndated(newestFirst)
}

/** The day of the oldest row that has one. */
export function oldestDay(newestFirst: readonly Transfer[]): string | null {
  const oldest = newestFirst[firstUndated(newestFirst) - 1]
  return oldest === undefined ? null : dayOf(timeOf(oldest))
}

export interface Totals {
  count: number
  approved: number
  pending: number
  all: number
}

export function totalsOf(rows: readonly Transfer[]): Totals {
  let approved = 0
  let pending = 0
  for (const { status, amount } of rows) {
    if (status) approved += toAmount(amount)
    else pending += toAmount(amount)
  }
  return { count: rows.length, approved, pending, all: approved + pending }
}

/** ms since the epoch; a row without a date is older than any. */
export function timeOf({ createdAt }: Transfer): number {
  return parseTime(createdAt ?? '') ?? Number.NEGATIVE_INFINITY
}

function firstUndated(newestFirst: readonly Transfer[]): number {
  return firstBefore(-Number.MAX_VALUE, newestFirst)
}

/** The index of the first row that is older than a time. */
function firstBefore(time: number, newestFirst: readonly Transfer[]): number {
  let [low, high] = [0, newestFirst.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const row = newestFirst[middle]
    if (row !== undefined && timeOf(row) >= time) low = middle + 1
    else high = middle
  }
  return low
}
