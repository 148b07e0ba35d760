import { PAYING_STEP } from '#machines/rules/rules.ts'
import type { Resolvers } from '#mocks/bank/create-handler.ts'
import { userByEmail } from '#mocks/bank/queries.ts'
import type { UserRow } from '#mocks/bank/row-schemas.ts'
import { birthDateReason } from '#src/contract/birth.ts'
import { lastDay } from './auth.ts'

export const usersResolvers = {
  getUser: ({ customer }) => customer,

  putProfile: ({ database, customer, body, now, refuse, fail }) => {
    const filled = Object.entries(body).filter(([, value]) => value !== '')
    const changes = Object.fromEntries(filled) as Partial<UserRow>
    const holder = changes.email === undefined ? undefined : userByEmail(database, changes.email)
    if (holder && holder._id !== customer._id) return refuse('email-taken')
    const unborn = changes.dob ? birthDateReason(changes.dob, lastDay(now)) : undefined
    if (unborn !== undefined) return fail(400, `dob ${unborn}`)
    return database.update('users', customer._id, changes)
  },

  /** Customers advance from odd steps, except the last. At even steps they wait for customer care (WD-4, WD-5). */
  putStep: ({ database, customer, body, fail }) => {
    const step = Number(customer.transferStep)
    if (step % 2 !== 1 || step === PAYING_STEP) return fail(403, `At transferStep ${step}, only the bank can continue`)
    if (body.transferStep !== step + 1) return fail(400, `transferStep is ${step} and goes up by one`)
    return database.update('users', customer._id, { transferStep: step + 1 })
  },

  putCode: ({ database, customer, body }) => database.update('users', customer._id, { userOtp: String(body.userOtp) }),
} satisfies Partial<Resolvers>
