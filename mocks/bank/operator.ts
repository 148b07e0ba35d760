import { rowById } from '#mocks/engine/table.ts'
import type { Loan, PlainDeposit, PlainKyc, PlainUser, Transfer } from '#src/contract/entities.ts'
import type { Records } from '#src/contract/records.ts'
import type { AppClock } from '#src/platform/clock/clock.ts'
import type { BankDatabase } from './bank-database.ts'
import type { Database } from './database.ts'
import { userByEmail } from './handlers/auth.ts'
import { createDecisions, type Decisions } from './operator-decisions.ts'
import type { Outbox } from './outbox.ts'
import { personas } from './personas.ts'
import { lastInsertedFirst, newestFirst } from './queries.ts'
import type { UserRow } from './row-schemas.ts'

/** A customer and all their rows. */
export interface CustomerRecord {
  user: PlainUser
  loans: Loan[]
  deposits: PlainDeposit[]
  kyc: PlainKyc | null
  transfers: Transfer[]
}

/** A customer that testers can sign in as. */
export interface Person {
  userId: string
  name: string
  email: string
  /** a persona's situation; '' for everyone else */
  situation: string
}

/** A customer without their transfers, of which there may be 10,000. */
export type CustomerOverview = Omit<CustomerRecord, 'transfers'>

/** The bank's side (DEMO-3). Customers are given by persona id, e-mail address or user id. Errors say which values are allowed. */
export interface Operator extends Decisions, Records {
  customer(persona: string): Promise<CustomerRecord>
  /** The personas in their order, then everyone who registered, oldest first. */
  people(): Person[]
  overview(persona: string): CustomerOverview
}

export function createOperator(persistent: BankDatabase, clock: AppClock, outbox: Outbox): Operator {
  const byHand = async () => {
    const { createRecords } = await clock.track(import('./records.ts'))
    return createRecords({ persistent, clock, outbox, findCustomer })
  }
  return {
    records: async (...args) => (await byHand()).records(...args),
    fields: async (...args) => (await byHand()).fields(...args),
    setRecord: async (...args) => (await byHand()).setRecord(...args),
    removeRecord: async (...args) => (await byHand()).removeRecord(...args),
    make: async (...args) => (await byHand()).make(...args),
    removeGenerated: async (...args) => (await byHand()).removeGenerated(...args),

    customer: async (persona) => customerRecord(persistent.database, findCustomer(persistent.database, persona)),

    ...createDecisions({ persistent, clock, outbox, findCustomer }),

    people: () => {
      const users = [...persistent.database.users.all()]
      const known = personas.flatMap(({ email, situation }) => {
        const user = users.find((other) => other.email === email)
        return user ? [personOf(user, situation)] : []
      })
      const ids = new Set(known.map(({ userId }) => userId))
      return [...known, ...users.filter(({ _id }) => !ids.has(_id)).map((user) => personOf(user, ''))]
    },

    overview: (persona) => overviewOf(persistent.database, findCustomer(persistent.database, persona)),
  }
}

function personOf({ _id, firstName, lastName, email }: UserRow, situation: string): Person {
  return { userId: _id, name: [firstName, lastName].join(' ').trim(), email, situation }
}

export function findCustomer(database: Database, name: string): UserRow {
  const email = personas.find(({ id }) => id === name)?.email ?? name
  const user = rowById(database.users, name) ?? userByEmail(database, String(email))
  if (user === undefined)
    throw new Error(`There is no customer '${name}'. The personas are: ${personas.map(({ id }) => id).join(', ')}`)
  return user
}

async function customerRecord(database: Database, user: UserRow): Promise<CustomerRecord> {
  await database.loadDeferred(user._id)
  const transfers = newestFirst(database.transfers, user._id).map((row) => ({ ...row }))
  return { ...overviewOf(database, user), transfers }
}

function overviewOf({ loans, deposits, kyc }: Database, user: UserRow): CustomerOverview {
  const [record] = lastInsertedFirst(kyc, user._id)
  return {
    user: { ...user },
    loans: lastInsertedFirst(loans, user._id).map((row) => ({ ...row })),
    deposits: newestFirst(deposits, user._id).map((row) => ({ ...row })),
    kyc: record ? { ...record } : null,
  }
}
