import type { Loan } from '#src/contract/entities.ts'
import type { CustomerView } from './customer-ref.ts'

/** What a notice says of a loan. */
export type NoticedLoan = Partial<Pick<Loan, 'amount' | 'createdAt' | 'status'>>

/**
 * The latest loan as the bank holds it now; undefined while that is asked, when it is not known, and while it is still the one
 * with the id `before`, where a later one is waited for.
 */
export function latestLoan({ value, context }: CustomerView, before?: string): Loan | undefined {
  const latest = value.loans === 'ready' ? context.answers.loans?.loan[0] : undefined
  return latest?._id === before ? undefined : latest
}
