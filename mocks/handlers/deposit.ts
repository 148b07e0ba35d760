import type { Replies } from '#mocks/answer-all.ts'
import type { Database } from '#mocks/database.ts'
import { ID_DIGITS } from '#mocks/seed.ts'
import { isoTime } from '#src/clock.ts'
import { amountOf } from '#src/contract/amount.ts'

export const depositReplies = {
  getDeposits: ({ database, id }) => depositsAnswer(database, id),

  postDeposit: ({ database, customer, body, now }) => {
    const _id = database.draw(`deposit/${customer._id}`).hex(ID_DIGITS)
    return database.deposits.insert({
      ...body,
      _id,
      amount: amountOf(body.amount),
      status: 'Pending',
      createdAt: isoTime(now),
    })
  },
} satisfies Partial<Replies>

export function depositsAnswer({ deposits }: Database, id: string) {
  return { deposit: deposits.newestFirst(id) }
}
