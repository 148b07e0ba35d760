import type { SnapshotFrom } from 'xstate'
import type { customerMachine } from '#machines/customer.machine.ts'
import type { Loan } from '#src/contract/entities.ts'

/** What a notice says of a loan. */
export type NoticedLoan = Partial<Pick<Loan, 'amount' | 'createdAt' | 'status'>>

/** The latest loan as the bank holds it now; undefined while that is asked, or when it is not known. */
export function latestLoan(customer: SnapshotFrom<typeof customerMachine>): Loan | undefined {
  return customer.matches({ loans: 'ready' }) ? customer.context.answers.loans?.loan[0] : undefined
}
