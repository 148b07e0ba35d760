import type { CustomerView } from '#machines/customer/customer-ref.ts'
import type { Loan } from '#src/contract/entities.ts'

/** The fields that a notice shows. */
export type NoticedLoan = Partial<Pick<Loan, 'amount' | 'createdAt' | 'status'>>

/**
 * The customer's latest loan. Undefined while it loads, if loading failed, or, when waiting for a newer one, while it is still the
 * loan with the id `before`.
 */
export function latestLoan({ value, context }: CustomerView, before?: string): Loan | undefined {
  const latest = value.loans === 'ready' ? context.answers.loans?.loan[0] : undefined
  return latest?._id === before ? undefined : latest
}
