import { rowById } from '#mocks/engine/table.ts'
import type { Loan, PlainDeposit, PlainKyc, PlainUser, Transfer } from '#src/contract/entities.ts'
import type { AppClock } from '#src/kit/clock/clock.ts'
import { isoTime } from '#src/kit/clock/clock.ts'
import { codeMessage } from './code-message.ts'
import type { Database } from './database.ts'
import { userByEmail } from './handlers/auth.ts'
import type { Outbox } from './outbox.ts'
import { personas } from './personas.ts'
import { newestFirst, rowsOf } from './queries.ts'
import type { Records } from './records.ts'
import { rowSchemas, type UserRow } from './row-schemas.ts'
import { ID_DIGITS } from './seed.ts'
import type { World } from './world.ts'

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
export type Standing = Omit<CustomerRecord, 'transfers'>

/** The bank's side (DEMO-3). Customers are given by persona id, e-mail address or user id. Errors say which values are allowed. */
export interface Operator extends Records {
  customer(persona: string): Promise<CustomerRecord>
  /** Sets any field of the user except the id. A new code also goes to the outbox (WD-8). */
  setUser(persona: string, fields: Partial<PlainUser>): Promise<void>
  releaseStep(persona: string): Promise<void>
  setDeposit(id: string, status: 'Pending' | 'true' | 'failed'): Promise<void>
  setLoan(id: string, status: 'Pending' | 'true'): Promise<void>
  /** null removes the record; any other status creates one if there is none */
  setKyc(persona: string, status: boolean | null): Promise<void>
  /** The personas in their order, then everyone who registered or was copied, oldest first. */
  people(): Person[]
  standing(persona: string): Standing
  /** Creates a customer with the same data, except for a long history. Returns the new user id. */
  copyCustomer(persona: string, name: string): Promise<string>
}

const DEPOSIT_STATUSES = ['Pending', 'true', 'failed'] as const
const LOAN_STATUSES = ['Pending', 'true'] as const
const FIELDS = Object.keys(rowSchemas.users.entries).filter((name) => name !== '_id')

export function createOperator(world: World, clock: AppClock, outbox: Outbox): Operator {
  const byHand = async () => {
    const { createRecords } = await clock.track(import('./records.ts'))
    return createRecords({ world, clock, outbox, findCustomer })
  }
  return {
    records: async (...args) => (await byHand()).records(...args),
    fields: async (...args) => (await byHand()).fields(...args),
    setRecord: async (...args) => (await byHand()).setRecord(...args),
    removeRecord: async (...args) => (await byHand()).removeRecord(...args),
    make: async (...args) => (await byHand()).make(...args),
    removeMade: async (...args) => (await byHand()).removeMade(...args),

    customer: async (persona) => customerRecord(world.database, findCustomer(world.database, persona)),

    setUser: async (persona, fields) => {
      const changes = readFields(fields)
      const user = await world.change('operator', (database) => {
        const { _id } = findCustomer(database, persona)
        const holder = typeof changes.email === 'string' ? userByEmail(database, changes.email) : undefined
        if (holder && holder._id !== _id) throw new Error(`Another customer has the e-mail ${changes.email}`)
        return database.update('users', _id, changes)
      })
      if ('userOtp' in changes) outbox.add(codeMessage(user))
    },

    releaseStep: (persona) =>
      world.change('operator', async (database) => {
        const { _id, transferStep } = findCustomer(database, persona)
        await database.update('users', _id, { transferStep: Number(transferStep) + 1 })
      }),

    setDeposit: (id, status) =>
      world.change('operator', async (database) => {
        assertOneOf(DEPOSIT_STATUSES, status)
        if (!rowById(database.deposits, id)) throw new Error(`There is no deposit ${id}`)
        await database.update('deposits', id, { status })
      }),

    setLoan: (id, status) =>
      world.change('operator', async (database) => {
        assertOneOf(LOAN_STATUSES, status)
        if (!rowById(database.loans, id)) throw new Error(`There is no loan ${id}`)
        await database.update('loans', id, { status })
      }),

    setKyc: (persona, status) =>
      world.change('operator', async (database) => {
        assertOneOf([true, false, null], status)
        const user = findCustomer(database, persona)
        const records = rowsOf(database.kyc, user._id)
        if (status === null) for (const { _id } of records) database.remove('kyc', _id)
        else if (records.length === 0) await insertKyc(database, user, status, clock.now())
        else for (const { _id } of records) await database.update('kyc', _id, { status })
      }),

    people: () => {
      const users = [...world.database.users.all()]
      const known = personas.flatMap(({ email, situation }) => {
        const user = users.find((other) => other.email === email)
        return user ? [personOf(user, situation)] : []
      })
      const ids = new Set(known.map(({ userId }) => userId))
      return [...known, ...users.filter(({ _id }) => !ids.has(_id)).map((user) => personOf(user, ''))]
    },

    standing: (persona) => standingOf(world.database, findCustomer(world.database, persona)),

    copyCustomer: async (persona, name) => {
      const { copyCustomer } = await clock.track(import('./copy-customer.ts'))
      return world.change('operator', (database) =>
        copyCustomer(database, findCustomer(database, persona), name, clock.now()),
      )
    },
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
  return { ...standingOf(database, user), transfers }
}

function standingOf({ loans, deposits, kyc }: Database, user: UserRow): Standing {
  const [record] = newestFirst(kyc, user._id)
  return {
    user: { ...user },
    loans: newestFirst(loans, user._id).map((row) => ({ ...row })),
    deposits: newestFirst(deposits, user._id).map((row) => ({ ...row })),
    kyc: record ? { ...record } : null,
  }
}

function readFields(fields: Partial<PlainUser>): Partial<UserRow> {
  const unknown = Object.keys(fields).find((name) => !FIELDS.includes(name))
  if (unknown !== undefined)
    throw new Error(`A user has no field '${unknown}' to set. The fields are: ${FIELDS.join(', ')}`)
  // The collection checks the values.
  return fields as Partial<UserRow>
}

async function insertKyc(database: Database, user: UserRow, status: boolean, now: number): Promise<void> {
  const random = database.draw(`kyc/${user._id}`)
  await database.insert('kyc', {
    _id: random.hex(ID_DIGITS),
    userId: user._id,
    createdAt: isoTime(now),
    name: `${user.firstName} ${user.lastName}`,
    number: `DEMO-${random.digits(8)}`,
    email: user.email,
    status,
    front: null,
    back: null,
  })
}

function assertOneOf(allowed: readonly unknown[], value: unknown): void {
  if (!allowed.includes(value))
    throw new Error(`The status must be one of ${allowed.map(String).join(', ')}, not ${value}`)
}
