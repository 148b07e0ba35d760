import { amountLike, currencyError, sumOf } from '#mocks/bank/amounts.ts'
import type { Resolvers } from '#mocks/bank/create-handler.ts'
import type { Database } from '#mocks/bank/database.ts'
import { lastInsertedFirst } from '#mocks/bank/queries.ts'
import { ID_DIGITS } from '#mocks/bank/seed.ts'
import { amountOf, plainAmount } from '#src/contract/amount.ts'
import { isoTime } from '#src/platform/clock/clock.ts'

export const loanResolvers = {
  getLoans: ({ database, id }) => loansAnswer(database, id),

  postLoan: ({ database, customer, body, now, fail }) => {
    const error = currencyError(customer, { amount: body.amount, monthlyIncome: body.monthlyIncome })
    if (error !== null) return fail(400, error)
    const _id = database.draw(`loan/${customer._id}`).hex(ID_DIGITS)
    return database.insert('loans', {
      ...body,
      _id,
      amount: amountOf(body.amount),
      monthlyIncome: plainAmount(String(body.monthlyIncome)),
      status: 'Pending',
      createdAt: isoTime(now),
    })
  },
} satisfies Partial<Resolvers>

/** The total includes approved loans only: a pending loan is not money yet (DATA-2). */
export function loansAnswer({ loans }: Database, id: string) {
  const loan = lastInsertedFirst(loans, id)
  const approved = loan.filter(({ status }) => status === 'true')
  return { loan, totalAmount: amountLike(loan[0]?.amount, sumOf(approved)) }
}
