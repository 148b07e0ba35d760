import { currencyError } from '#mocks/bank/amounts.ts'
import type { Resolvers } from '#mocks/bank/create-handler.ts'
import type { Database } from '#mocks/bank/database.ts'
import { newestFirst } from '#mocks/bank/queries.ts'
import { ID_DIGITS } from '#mocks/bank/seed.ts'
import { amountOf } from '#src/contract/amount.ts'
import { isoTime } from '#src/platform/clock/clock.ts'

export const depositResolvers = {
  getDeposits: ({ database, id }) => depositsAnswer(database, id),

  postDeposit: ({ database, customer, body, now, fail }) => {
    const error = currencyError(customer, { amount: body.amount })
    if (error !== null) return fail(400, error)
    const _id = database.draw(`deposit/${customer._id}`).hex(ID_DIGITS)
    return database.insert('deposits', {
      ...body,
      _id,
      amount: amountOf(body.amount),
      status: 'Pending',
      createdAt: isoTime(now),
    })
  },
} satisfies Partial<Resolvers>

export function depositsAnswer({ deposits }: Database, id: string) {
  return { deposit: newestFirst(deposits, id) }
}
