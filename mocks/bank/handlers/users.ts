import { PAYING_STEP } from '#machines/rules.ts'
import type { Replies } from '#mocks/bank/replies.ts'
import type { UserRow } from '#mocks/bank/row-schemas.ts'
import { userByEmail } from './auth.ts'

export const usersReplies = {
  getUser: ({ customer }) => customer,

  putProfile: ({ database, customer, body, refuse }) => {
    const given = Object.entries(body).filter(([, value]) => typeof value !== 'string' || value.trim() !== '')
    const changes = Object.fromEntries(given) as Partial<UserRow>
    const holder = changes.email === undefined ? undefined : userByEmail(database, changes.email)
    if (holder && holder._id !== customer._id) return refuse('email-taken')
    return database.update('users', customer._id, changes)
  },

  /** From an odd step but the last to the next; at an even one the customer waits for customer care (WD-4, WD-5). */
  putStep: ({ database, customer, body, deny }) => {
    const step = Number(customer.transferStep)
    if (step % 2 !== 1 || step === PAYING_STEP) return deny(403, `At transferStep ${step} only the bank goes on`)
    if (body.transferStep !== step + 1) return deny(400, `transferStep is ${step} and goes up by one`)
    return database.update('users', customer._id, { transferStep: step + 1 })
  },

  putCode: ({ database, customer, body }) => database.update('users', customer._id, { userOtp: String(body.userOtp) }),
} satisfies Partial<Replies>
