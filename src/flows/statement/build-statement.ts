import { fullName } from '#machines/customer/customer-names.ts'
import { toAmount } from '#machines/rules/balances.ts'
import { moneySymbol } from '#machines/rules/currency.ts'
import { type Period, periodErrors } from '#machines/statement/statement.machine.ts'
import type { Transfer, User } from '#src/contract/entities.ts'
import { firstNot, newestFirst, timeOf } from '#src/flows/customer/newest-first.ts'
import { dayOf } from '#src/platform/dates.ts'
import { dayAfter, startOf } from './days.ts'

/** The content of a statement, on screen, on paper and as a file. */
export interface StatementData {
  period: Period
  /** '' if unknown */
  holder: string
  accountNumber: string
  symbol: string
  /** newest first */
  rows: readonly Transfer[]
  totals: Totals
  /** number of transfers without a date, which belong to no period */
  undated: number
  /** from the day of the first transfer to that of the last, which may be in the future; null if there is none */
  span: Period | null
}

export function buildStatement(period: Period, user: User, transfers: readonly Transfer[]): StatementData {
  const sorted = newestFirst(transfers)
  const isInvalid = Object.keys(periodErrors(period)).length > 0
  const rows = isInvalid ? [] : rowsIn(period, sorted)
  return {
    period,
    holder: fullName(user),
    accountNumber: user.accountNumber?.trim() ?? '',
    symbol: moneySymbol(user.country?.symbol),
    rows,
    totals: totalsOf(rows),
    undated: undatedIn(sorted),
    span: spanOf(sorted),
  }
}

/** The rows of a period. Expects them newest first, those without a date last. */
export function rowsIn({ from, to }: Period, newestFirst: readonly Transfer[]): readonly Transfer[] {
  const [start, end] = [startOf(from), startOf(dayAfter(to))]
  return newestFirst.slice(firstBefore(end, newestFirst), firstBefore(start, newestFirst))
}

/** The number of rows without a readable date. */
export function undatedIn(newestFirst: readonly Transfer[]): number {
  return newestFirst.length - firstUndated(newestFirst)
}

/** The days of all rows with a date. */
export function spanOf(newestFirst: readonly Transfer[]): Period | null {
  const oldest = newestFirst[firstUndated(newestFirst) - 1]
  const [newest] = newestFirst
  return oldest === undefined || newest === undefined
    ? null
    : { from: dayOf(timeOf(oldest)), to: dayOf(timeOf(newest)) }
}

interface Totals {
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

function firstUndated(newestFirst: readonly Transfer[]): number {
  return firstBefore(-Number.MAX_VALUE, newestFirst)
}

/** The index of the first row before a time. */
function firstBefore(time: number, newestFirst: readonly Transfer[]): number {
  return firstNot((row) => timeOf(row) >= time, newestFirst)
}
