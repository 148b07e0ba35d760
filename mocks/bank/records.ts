import { parse } from 'valibot'
import { rowById, type Table } from '#mocks/engine/table.ts'
import { birthDateReason } from '#src/contract/birth.ts'
import type { Letters } from '#src/contract/decisions.ts'
import { RECORD_KINDS, type RecordKind, type RecordRow, type Records } from '#src/contract/records.ts'
import type { Bank } from './create-handler.ts'
import type { Database } from './database.ts'
import { generateRows, removeGeneratedRows } from './generated-rows.ts'
import { lastDay } from './handlers/auth.ts'
import { codeMessage } from './outbox.ts'
import { allDocuments, findCustomer, lastInsertedFirst, newestFirst, updateUser, userByEmail } from './queries.ts'
import { checkChanges, RecordError } from './record-checks.ts'
import { fieldsOf } from './record-fields.ts'
import { CONTENT_TYPES, type CollectionName, personSchema, type Rows } from './row-schemas.ts'
import { CODE_DIGITS } from './seed.ts'

interface OwnedRow extends RecordRow {
  userId: string
  createdAt: string
}

interface Person {
  email?: unknown
  dob?: unknown
}

/** What the operator does by hand, and writes to customers. Loaded when it is first needed. */
export function createRecords({ persistent, clock, outbox }: Bank): Records & Letters {
  return {
    records: async (kind, persona) => {
      checkKind(kind)
      const { database } = persistent
      if (kind === 'content') return allDocuments(database)
      const users = persona === undefined ? database.users.all() : [findCustomer(database, persona)]
      if (kind === 'users') return users.map((user) => ({ ...user }))
      for (const { _id } of users) await database.loadDeferred(_id)
      const table = database.table(kind) as unknown as Table<OwnedRow>
      const inOrder = kind === 'loans' || kind === 'kyc' ? lastInsertedFirst : newestFirst
      return users.flatMap(({ _id }) => inOrder(table, _id).map((row) => ({ ...row })))
    },

    fields: async (kind, id) => {
      checkKind(kind)
      if (kind !== 'content') return fieldsOf(kind)
      if (id !== undefined) return fieldsOf((await findRow(persistent.database, kind, id)).collection)
      const all = CONTENT_TYPES.flatMap(fieldsOf)
      return [...new Map(all.map((field) => [field.name, field])).values()]
    },

    setRecord: async (kind, id, fields) => {
      checkKind(kind)
      if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
        throw new RecordError({ record: 'must be an object' })
      const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
      const changed = await persistent.change('operator', async (database) => {
        const { collection, row } = await findRow(database, kind, id)
        checkChanges(collection, row, changes)
        if (collection === 'users') checkPerson(database, id, changes, clock.now())
        const newCode = 'userOtp' in changes && changes.userOtp !== Reflect.get(row, 'userOtp')
        if (collection === 'users') await updateUser(database, id, cleaned(changes))
        else await database.update(collection, id, changes)
        return newCode ? rowById(database.users, id) : undefined
      })
      if (changed !== undefined) outbox.add(codeMessage(changed))
    },

    removeRecord: (kind, id) =>
      persistent.change('operator', async (database) => {
        checkKind(kind)
        if (kind === 'users') throw new RecordError({ kind: 'must be another one: customers cannot be removed' })
        const { collection } = await findRow(database, kind, id)
        database.remove(collection, id)
      }),

    make: (kind, persona, count) =>
      persistent.change('operator', (database) =>
        generateRows(database, kind, findCustomer(database, persona), { count, now: clock.now() }),
      ),

    removeGenerated: (kind, persona) =>
      persistent.change('operator', (database) => removeGeneratedRows(database, kind, findCustomer(database, persona))),

    decline: async (kind, id, letter) => {
      const user = await persistent.change('operator', async (database) => {
        const row = rowById<Rows[typeof kind]>(database[kind] as Table<Rows[typeof kind]>, id)
        if (row === undefined || (row.status !== 'Pending' && row.status !== false))
          throw new Error(`There is no ${id} that waits in ${kind}`)
        database.remove(kind, id)
        return findCustomer(database, row.userId)
      })
      outbox.add({ to: user.email, kind: 'decision', text: letter })
      return user._id
    },

    issueCode: async (persona) => {
      const user = await persistent.change('operator', (database) => {
        const { _id } = findCustomer(database, persona)
        return database.update('users', _id, { userOtp: database.draw(`code/${_id}`).digits(CODE_DIGITS) })
      })
      outbox.add(codeMessage(user))
    },
  }
}

function checkKind(kind: RecordKind): void {
  if (!RECORD_KINDS.includes(kind)) throw new RecordError({ kind: `must be one of ${RECORD_KINDS.join(', ')}` })
}

async function findRow(
  database: Database,
  kind: RecordKind,
  id: string,
): Promise<{ collection: CollectionName; row: Rows[CollectionName] }> {
  const collections: readonly CollectionName[] = kind === 'content' ? CONTENT_TYPES : [kind]
  const find = () => {
    for (const collection of collections) {
      const row = rowById<Rows[CollectionName]>(database.table(collection) as never, id)
      if (row !== undefined) return { collection, row }
    }
    return undefined
  }
  const known = find()
  if (known !== undefined) return known
  await loadAll(database, kind)
  return find() ?? notFound(kind, id)
}

async function loadAll(database: Database, kind: RecordKind): Promise<void> {
  if (kind === 'content') await allDocuments(database)
  else for (const { _id } of database.users.all()) await database.loadDeferred(_id)
}

function notFound(kind: RecordKind, id: string): never {
  throw new RecordError({ id: `must be that of a record: there is none of ${kind} with the id ${id}` })
}

function checkPerson(database: Database, id: string, { email, dob }: Person, now: number): void {
  const unborn = typeof dob === 'string' && dob !== '' ? birthDateReason(dob, lastDay(now)) : undefined
  if (unborn !== undefined) throw new RecordError({ dob: unborn })
  const holder = typeof email === 'string' ? userByEmail(database, email) : undefined
  if (holder !== undefined && holder._id !== id)
    throw new RecordError({ email: `must be free: another customer has ${email}` })
}

/** Texts as people mean them (IN-3); a number stays one. */
function cleaned(changes: Record<string, unknown>): Record<string, unknown> {
  const texts = Object.entries(parse(personSchema, changes)).filter(([name]) => typeof changes[name] === 'string')
  return { ...changes, ...Object.fromEntries(texts) }
}
