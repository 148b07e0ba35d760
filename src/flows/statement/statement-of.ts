import { moneySymbol } from '#machines/balances.ts'
import { type Period, periodErrors } from '#machines/statement-period.ts'
import { labels } from '#src/content/messages.ts'
import { methodNames, statementDocument } from '#src/content/statement.ts'
import type { Transfer, User } from '#src/contract/entities.ts'
import { fullName } from '#src/flows/customer/names.ts'
import { newestFirst } from '#src/flows/customer/newest-first.ts'
import { oldestDay, rowsIn, type Totals, totalsOf, undatedIn } from './statement-rows.ts'

/** What a statement states; its sheet, its paper and its file are made of it. */
export interface StatementData {
  period: Period
  /** '' when not given */
  holder: string
  accountNumber: string
  symbol: string
  /** newest first */
  rows: readonly Transfer[]
  totals: Totals
  /** how many transfers have no date, and so no period */
  undated: number
  /** the day of the first transfer, null when there is none */
  oldest: string | null
}

export function statementOf(period: Period, user: User, transfers: readonly Transfer[]): StatementData {
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

/** What is said of a transfer beside its date and amount; the method is '' when it is not known. */
export function wordsOf({ withdrawalPath, transactiontype, status }: Transfer) {
  return {
    type: withdrawalPath === 'loan' ? statementDocument.loan : statementDocument.other,
    method: methodNames.get(transactiontype) ?? '',
    status: status ? labels.approved : labels.pending,
  }
}
