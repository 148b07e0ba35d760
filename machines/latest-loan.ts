import type { SnapshotFrom } from 'xstate'
import type { customerMachine } from '#machines/customer.machine.ts'
import type { Loan } from '#src/contract/entities.ts'

/** What a notice says of a loan. */
export type NoticedLoan = Partial<Pick<Loan, 'amount' | 'createdAt' | 'status'>>

/**
 * The latest loan as the bank holds it now; undefined while that is asked, when it is not known, and while it is still the one
 * with the id `before`, where a later one is waited for.
 */
export function latestLoan(customer: SnapshotFrom<typeof customerMachine>, before?: string): Loan | undefined {
  const latest = customer.matches({ loans: 'ready' }) ? customer.context.answers.loans?.loan[0] : undefined
  return latest?._id === before ? undefined : latest
}
