import { show } from '#mocks/engine/faults.ts'
import { rowById } from '#mocks/engine/table.ts'
import { cleanText } from '#src/contract/clean-text.ts'
import type { CustomerRecord, Decisions, Holdings, Letters, Person } from '#src/contract/decisions.ts'
import type { PlainUser } from '#src/contract/entities.ts'
import type { Records } from '#src/contract/records.ts'
import { isoTime } from '#src/platform/clock/clock.ts'
import type { Bank } from './create-handler.ts'
import type { Database } from './database.ts'
import { type Subject, subjectOf, type Undecided, waitingFor } from './operator-reads.ts'
import { codeMessage } from './outbox.ts'
import { type Persona, personas } from './personas.ts'
import { type PlainAnswers, plainAnswers } from './plain-answers.ts'
import { findCustomer, lastInsertedFirst, newestFirst, rowsOf, updateUser, userByEmail } from './queries.ts'
import { type Rows, rowSchemas, type UserRow } from './row-schemas.ts'
import { ID_DIGITS, personaUserId } from './seed.ts'

/** The bank's side (DEMO-3). Customers are given by persona id, e-mail address or user id. Errors say which values are allowed. */
export interface Operator extends Decisions, Letters, Records {
  customer(persona: string): Promise<CustomerRecord>
  /** The current answers to the customer's five GETs, without latency. */
  answersFor(userId: string): Promise<PlainAnswers>
  /** The personas in their order, then everyone who registered, oldest first. */
  people(): Person[]
  user(persona: string): PlainUser
  /** With all loans and deposits: for the user alone there is `user`. */
  overview(persona: string): Holdings
  /** What waits for the bank, of every customer. */
  waiting(): Promise<Undecided[]>
  /** Whose deposit, loan or transfer this is, and its amount; null for an unknown one. */
  subject(name: 'deposits' | 'loans' | 'transfers', id: string): Promise<Subject | null>
}

export function createOperator(bank: Bank): Operator {
  const { persistent, clock } = bank
  const byHand = async () => {
    const { createRecords } = await clock.track(import('./records.ts'))
    return createRecords(bank)
  }
  return {
    records: async (...args) => (await byHand()).records(...args),
    fields: async (...args) => (await byHand()).fields(...args),
    setRecord: async (...args) => (await byHand()).setRecord(...args),
    removeRecord: async (...args) => (await byHand()).removeRecord(...args),
    make: async (...args) => (await byHand()).make(...args),
    removeGenerated: async (...args) => (await byHand()).removeGenerated(...args),

    decline: async (...args) => (await byHand()).decline(...args),
    issueCode: async (...args) => (await byHand()).issueCode(...args),

    customer: async (persona) => customerRecord(persistent.database, findCustomer(persistent.database, persona)),
    answersFor: async (userId) => plainAnswers(persistent.database, userId),

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

    user: (persona) => ({ ...findCustomer(persistent.database, persona) }),
    overview: (persona) => overviewOf(persistent.database, findCustomer(persistent.database, persona)),
    waiting: async () => waitingFor(persistent.database),
    subject: async (name, id) => subjectOf(persistent.database, name, id),
  }
}

function personOf({ _id, firstName, lastName, email }: UserRow, persona: Persona | null): Person {
  const name = cleanText([firstName, lastName].join(' '))
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

const FIELDS = Object.keys(rowSchemas.users.entries).filter((name) => name !== '_id')

/** What the bank decides (DEMO-3). */
function createDecisions({ persistent, clock, outbox }: Bank): Decisions {
  return {
    setUser: async (persona, fields) => {
      const changes = readFields(fields)
      const user = await persistent.change('operator', (database) => {
        const { _id } = findCustomer(database, persona)
        const holder = typeof changes.email === 'string' ? userByEmail(database, changes.email) : undefined
        if (holder && holder._id !== _id) throw new Error(`Another customer has the e-mail ${changes.email}`)
        return updateUser(database, _id, changes)
      })
      if ('userOtp' in changes) outbox.add(codeMessage(user))
    },

    releaseStep: (persona) =>
      persistent.change('operator', async (database) => {
        const { _id, firstName, lastName, transferStep } = findCustomer(database, persona)
        const step = Number(transferStep)
        if (step % 2 !== 0)
          throw new Error(
            `Step ${step} is ${firstName} ${lastName}’s own: there the code is entered. The bank releases even steps.`,
          )
        await database.update('users', _id, { transferStep: step + 1 })
      }),

    setDeposit: (id, status) => setStatus('deposits', id, rowSchemas.deposits.entries.status.options, status),
    setLoan: (id, status) => setStatus('loans', id, rowSchemas.loans.entries.status.options, status),
    setTransfer: (id, status) => setStatus('transfers', id, [true, false], status),

    setKyc: (persona, status) =>
      persistent.change('operator', async (database) => {
        assertOneOf([true, false, null], status)
        const user = findCustomer(database, persona)
        const records = rowsOf(database.kyc, user._id)
        if (status === null) for (const { _id } of records) database.remove('kyc', _id)
        else if (records.length === 0) await insertKyc(database, user, status, clock.now())
        else for (const { _id } of records) await database.update('kyc', _id, { status })
      }),
  }

  function setStatus<Name extends 'deposits' | 'loans' | 'transfers'>(
    name: Name,
    id: string,
    allowed: readonly Rows[Name]['status'][],
    status: Rows[Name]['status'],
  ): Promise<void> {
    return persistent.change('operator', async (database) => {
      assertOneOf(allowed, status)
      if (database[name].all().every(({ _id }) => _id !== id)) throw new Error(`There is no ${name.slice(0, -1)} ${id}`)
      await database.update(name, id, { status } as Partial<Rows[Name]>)
    })
  }
}

function readFields(fields: Partial<PlainUser>): Partial<UserRow> {
  // A script may give anything.
  const names = Object(fields) === fields ? Object.keys(fields) : [String(fields)]
  const unknown = names.find((name) => !FIELDS.includes(name))
  if (names.length === 0) throw new Error(`Name a field of the user to set. The fields are: ${FIELDS.join(', ')}`)
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
    throw new Error(`The status must be one of ${allowed.map(show).join(', ')}, not ${show(value)}`)
}
