import { fullName } from '#machines/customer/customer-names.ts'
import { moneySymbol } from '#machines/rules/currency.ts'
import { type Period, periodErrors } from '#machines/statement/statement-period.ts'
import type { Transfer, User } from '#src/contract/entities.ts'
import { newestFirst } from '#src/flows/customer/newest-first.ts'
import { oldestDay, rowsIn, type Totals, totalsOf, undatedIn } from './statement-rows.ts'

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
  /** the day of the first transfer; null if there is none */
  oldest: string | null
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
    oldest: oldestDay(sorted),
  }
}
