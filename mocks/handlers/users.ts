import { PAYING_STEP } from '#machines/rules.ts'
import type { Replies } from '#mocks/answer-all.ts'
import type { UserRow } from '#mocks/rows.ts'
import { userByEmail } from './auth.ts'

export const usersReplies = {
  getUser: ({ customer }) => customer,

  putProfile: ({ database, customer, body, refuse }) => {
    const given = Object.entries(body).filter(([, value]) => typeof value !== 'string' || value.trim() !== '')
    const changes = Object.fromEntries(given) as Partial<UserRow>
    const holder = changes.email === undefined ? undefined : userByEmail(database, changes.email)
    if (holder && holder._id !== customer._id) return refuse('email-taken')
    return database.users.update(customer._id, changes)
  },

  putStep: ({ database, customer, body, deny }) => {
    const next = Number(customer.transferStep) + 1
    if (body.transferStep !== next || next > PAYING_STEP) {
      return deny(400, `transferStep is ${customer.transferStep} and goes up by one, to ${PAYING_STEP} at most`)
    }
    return database.users.update(customer._id, { transferStep: next })
  },

  putCode: ({ database, customer, body }) => database.users.update(customer._id, { userOtp: String(body.userOtp) }),
} satisfies Partial<Replies>
