import { sumOf, totalLike } from '#mocks/bank/amounts.ts'
import type { Database } from '#mocks/bank/database.ts'
import type { Replies } from '#mocks/bank/replies.ts'
import { ID_DIGITS } from '#mocks/bank/seed.ts'
import { newestFirst } from '#mocks/engine/queries.ts'
import { amountOf } from '#src/contract/amount.ts'
import { isoTime } from '#src/kit/clock/clock.ts'

export const loanReplies = {
  getLoans: ({ database, id }) => loansAnswer(database, id),

  postLoan: ({ database, customer, body, now }) => {
    const _id = database.draw(`loan/${customer._id}`).hex(ID_DIGITS)
    return database.insert('loans', {
      ...body,
      _id,
      amount: amountOf(body.amount),
      status: 'Pending',
      createdAt: isoTime(now),
    })
  },
} satisfies Partial<Replies>

/** Approved loans alone make up the total: a pending one is not money yet (DATA-2). */
export function loansAnswer({ loans }: Database, id: string) {
  const loan = newestFirst(loans, id)
  const approved = loan.filter(({ status }) => status === 'true')
  return { loan, totalAmount: totalLike(loan, sumOf(approved)) }
}
