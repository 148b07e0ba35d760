import { isPositive } from '#mocks/amounts.ts'
import type { Replies } from '#mocks/answer-all.ts'
import type { Database } from '#mocks/database.ts'
import { ID_DIGITS } from '#mocks/seed.ts'
import { isoTime } from '#src/clock.ts'

export const depositReplies = {
  getDeposits: ({ database, id }) => depositsAnswer(database, id),

  postDeposit: ({ database, customer, body, now, deny }) => {
    if (!isPositive(body.amount)) return deny(400, 'amount must be a number above 0')
    const _id = database.draw(`deposit/${customer._id}`).hex(ID_DIGITS)
    return database.deposits.insert({
      ...body,
      _id,
      amount: Number(body.amount),
      status: 'Pending',
      createdAt: isoTime(now),
    })
  },
} satisfies Partial<Replies>

export function depositsAnswer({ deposits }: Database, id: string) {
  return { deposit: deposits.newestFirst(id) }
}
