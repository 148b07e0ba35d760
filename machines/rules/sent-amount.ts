import type { Amount } from '#src/contract/entities.ts'
import { toAmount } from './balances.ts'

/** An amount on its way to the bank, and how many records of it the bank listed before. */
export interface SentAmount {
  amount: number
  madeBefore: number
}

interface ListedRow {
  amount?: Amount
}

/** undefined where the amount or the bank's list is not known */
export function sentAmount(amount: number | undefined, rows: readonly ListedRow[] | undefined): SentAmount | undefined {
  return amount === undefined || rows === undefined ? undefined : { amount, madeBefore: countOf(amount, rows) }
}

/** Whether the bank lists it, although its answer was lost: one record more than before tells, whatever clock dates it (WD-7, ERR-1). */
export function isListed({ amount, madeBefore }: SentAmount, rows: readonly ListedRow[]): boolean {
  return countOf(amount, rows) > madeBefore
}

function countOf(amount: number, rows: readonly ListedRow[]): number {
  return rows.filter((row) => toAmount(row.amount) === amount).length
}
