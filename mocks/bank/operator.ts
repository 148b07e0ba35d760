import { rowById } from '#mocks/engine/table.ts'
import type { CustomerRecord, Holdings, Letters, Person } from '#src/contract/decisions.ts'
import type { Records } from '#src/contract/records.ts'
import type { Bank } from './create-handler.ts'
import type { Database } from './database.ts'
import { createDecisions, type OperatorDecisions } from './operator-decisions.ts'
import { type Persona, personas } from './personas.ts'
import { findCustomer, lastInsertedFirst, newestFirst } from './queries.ts'
import type { UserRow } from './row-schemas.ts'
import { personaUserId } from './seed.ts'

/** The bank's side (DEMO-3). Customers are given by persona id, e-mail address or user id. Errors say which values are allowed. */
export interface Operator extends OperatorDecisions, Letters, Records {
  customer(persona: string): Promise<CustomerRecord>
  /** The personas in their order, then everyone who registered, oldest first. */
  people(): Person[]
  overview(persona: string): Holdings
}

export function createOperator(bank: Bank): Operator {
  const { persistent, clock } = bank
  const byHand = async () => {
    const { createRecords } = await clock.track(import('./records.ts'))
    return createRecords(bank)
  }
  const letters = async () => {
    const { createLetters } = await clock.track(import('./letters.ts'))
    return createLetters(bank)
  }
  return {
    records: async (...args) => (await byHand()).records(...args),
    fields: async (...args) => (await byHand()).fields(...args),
    setRecord: async (...args) => (await byHand()).setRecord(...args),
    removeRecord: async (...args) => (await byHand()).removeRecord(...args),
    make: async (...args) => (await byHand()).make(...args),
    removeGenerated: async (...args) => (await byHand()).removeGenerated(...args),

    decline: async (...args) => (await letters()).decline(...args),
    issueCode: async (...args) => (await letters()).issueCode(...args),

    customer: async (persona) => customerRecord(persistent.database, findCustomer(persistent.database, persona)),

    ...createDecisions(bank),

    people: () => {
      const { database } = persistent
      const known = personas.flatMap((persona) => {
        const user = rowById(database.users, personaUserId(database, persona))
        return user ? [personOf(user, persona)] : []
      })
      const ids = new Set(known.map(({ userId }) => userId))
      const others = [...database.users.all()].filter(({ _id }) => !ids.has(_id))
      return [...known, ...others.map((user) => personOf(user, null))]
    },

    overview: (persona) => overviewOf(persistent.database, findCustomer(persistent.database, persona)),
  }
}

function personOf({ _id, firstName, lastName, email }: UserRow, persona: Persona | null): Person {
  const name = [firstName, lastName].join(' ').trim()
  return { userId: _id, name, email, persona: persona?.id ?? null, situation: persona?.situation ?? '' }
}

async function customerRecord(database: Database, user: UserRow): Promise<CustomerRecord> {
  await database.loadDeferred(user._id)
  const transfers = newestFirst(database.transfers, user._id).map((row) => ({ ...row }))
  return { ...overviewOf(database, user), transfers }
}

function overviewOf({ loans, deposits, kyc }: Database, user: UserRow): Holdings {
  const [record] = lastInsertedFirst(kyc, user._id)
  return {
    user: { ...user },
    loans: lastInsertedFirst(loans, user._id).map((row) => ({ ...row })),
    deposits: newestFirst(deposits, user._id).map((row) => ({ ...row })),
    kyc: record ? { ...record } : null,
  }
}
