import { rowById, type Table } from '#mocks/engine/table.ts'
import { emailKey } from '#src/contract/email.ts'
import type { Database } from './database.ts'
import { personas } from './personas.ts'
import { CONTENT_TYPES, type DocumentRow, type UserRow } from './row-schemas.ts'
import { personaUserId } from './seed.ts'

/** The customer's rows, in the order in which they were inserted. */
export function rowsOf<Row extends { userId: string }>(table: Table<Row>, userId: string): Row[] {
  return table.findMany((query) => query.where((row) => row.userId === userId))
}

/** The customer's rows, last inserted first, whatever their dates: the first one is the latest loan, or the valid identity record. */
export function lastInsertedFirst<Row extends { userId: string }>(table: Table<Row>, userId: string): Row[] {
  return rowsOf(table, userId).reverse()
}

/** The customer's rows, newest first. If two have the same time, the one inserted later comes first. */
export function newestFirst<Row extends { userId: string; createdAt: string }>(
  table: Table<Row>,
  userId: string,
): Row[] {
  // ISO times in UTC sort lexicographically.
  const oldestFirst = { orderBy: { createdAt: 'asc' } } as object
  return table.findMany((query) => query.where((row) => row.userId === userId), oldestFirst).reverse()
}

/** Copies of the content service's documents, in their order: the product asks for the first of a type. */
export async function allDocuments(database: Database): Promise<DocumentRow[]> {
  for (const type of CONTENT_TYPES) await database.loadDeferred(type)
  return CONTENT_TYPES.flatMap((type): DocumentRow[] =>
    database
      .table(type)
      .all()
      .map((row) => ({ ...row })),
  )
}

export function usersByEmail(database: Database, email: string): UserRow[] {
  const key = emailKey(email)
  return database.users.findMany((query) => query.where((user) => emailKey(user.email) === key))
}

export function userByEmail(database: Database, email: string): UserRow | undefined {
  return usersByEmail(database, email)[0]
}

/** A customer by persona id, user id or e-mail address. Throws an Error that names the personas. */
export function findCustomer(database: Database, name: string): UserRow {
  const persona = personas.find(({ id }) => id === name)
  const user =
    rowById(database.users, persona === undefined ? name : personaUserId(database, persona)) ??
    userByEmail(database, String(name))
  if (user === undefined)
    throw new Error(`There is no customer '${name}'. The personas are: ${personas.map(({ id }) => id).join(', ')}`)
  return user
}

/**
 * Changes a customer, by whomever. A new e-mail address frees the old one: links for a new password that went there open no longer (RESET-4), and the
 * identity documents have the new one (KYC-2).
 */
export async function updateUser(database: Database, id: string, changes: Partial<UserRow>): Promise<UserRow> {
  const { email } = changes
  if (email !== undefined && email !== rowById(database.users, id)?.email) {
    await endResets(database, id)
    for (const { _id } of rowsOf(database.kyc, id)) await database.update('kyc', _id, { email })
  }
  return database.update('users', id, changes)
}

/** From now on, no link for a new password opens that was sent before (RESET-4). */
export async function endResets(database: Database, userId: string): Promise<void> {
  for (const { _id } of rowsOf(database.resets, userId)) await database.update('resets', _id, { used: true })
}
