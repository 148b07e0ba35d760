import { fullName } from '#machines/customer/customer-names.ts'
import { toAmount } from '#machines/rules/balances.ts'
import { moneySymbol } from '#machines/rules/currency.ts'
import { type Period, periodErrors } from '#machines/statement/statement.machine.ts'
import type { Transfer, User } from '#src/contract/entities.ts'
import { firstNot, newestFirst, timeOf } from '#src/flows/customer/newest-first.ts'
import { dayAfter, startOf } from './days.ts'

/** The content of a statement, on screen and on paper. */
export interface StatementData {
  period: Period
  /** '' if unknown */
  holder: string
  accountNumber: string
  symbol: string
  /** newest first */
  rows: readonly Transfer[]
  totals: Totals
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
  }
}

/** The rows of a period. Expects them newest first, those without a date last. */
export function rowsIn({ from, to }: Period, newestFirst: readonly Transfer[]): readonly Transfer[] {
  const [start, end] = [startOf(from), startOf(dayAfter(to))]
  return newestFirst.slice(firstBefore(end, newestFirst), firstBefore(start, newestFirst))
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

/** The index of the first row before a time. */
function firstBefore(time: number, newestFirst: readonly Transfer[]): number {
  return firstNot((row) => timeOf(row) >= time, newestFirst)
}
