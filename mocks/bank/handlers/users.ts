import { PAYING_STEP, SPENT_CODE } from '#machines/rules/rules.ts'
import type { Resolvers } from '#mocks/bank/create-handler.ts'
import { updateUser, userByEmail } from '#mocks/bank/queries.ts'
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
    return updateUser(database, customer._id, changes)
  },

  /** Customers advance from odd steps, except the last. At even steps they wait for customer care (WD-4, WD-5). */
  putStep: ({ database, customer, body, fail }) => {
    const step = Number(customer.transferStep)
    if (step % 2 !== 1 || step === PAYING_STEP) return fail(403, `At transferStep ${step}, only the bank can continue`)
    if (body.transferStep !== step + 1) return fail(400, `transferStep is ${step} and goes up by one`)
    return database.update('users', customer._id, { transferStep: step + 1 })
  },

  /** A payment spends its code itself; by the time that it is said to be spent, customer care may have issued the next one (WD-8). */
  putCode: ({ database, customer, body }) => {
    const userOtp = String(body.userOtp)
    return userOtp === String(SPENT_CODE) ? customer : database.update('users', customer._id, { userOtp })
  },
} satisfies Partial<Resolvers>
