import { cents } from '#machines/rules/balances.ts'
import { amountIn, moneySymbol } from '#machines/rules/currency.ts'
import type { Amount } from '#src/contract/entities.ts'
import type { TransferRow, UserRow } from './row-schemas.ts'

/** What a customer withdrew, in cents: in total and by path. */
export interface WithdrawalTotals {
  all: number
  loan: number
  invest: number
}

export function sumOf(rows: readonly { amount: Amount }[]): number {
  return rows.reduce((sum, row) => sum + cents(row.amount), 0)
}

export function withdrawalTotals(rows: readonly TransferRow[]): WithdrawalTotals {
  const totalOf = (path: TransferRow['withdrawalPath']) => sumOf(rows.filter((row) => row.withdrawalPath === path))
  return { all: sumOf(rows), loan: totalOf('loan'), invest: totalOf('invest') }
}

/** An amount in cents as a number or a string, like one that the bank holds: some backends store them as strings. */
export function amountLike(held: Amount, total: number): number | string {
  return typeof held === 'string' ? String(total / 100) : total / 100
}

/** Why the bank refuses these amounts, such as a fraction of a yen (DATA-4). Null if they fit the customer's currency. */
export function currencyError({ country }: UserRow, amounts: Readonly<Record<string, string | number>>): string | null {
  const symbol = moneySymbol(country?.symbol)
  const part = Object.entries(amounts).find(([, amount]) => amountIn(String(amount), symbol).error !== undefined)
  return part === undefined ? null : `${part[0]} must be whole: ${symbol} has no decimals`
}
