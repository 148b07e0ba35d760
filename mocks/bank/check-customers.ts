import { ImportError } from '#mocks/engine/import-error.ts'
import { rowById } from '#mocks/engine/table.ts'
import type { Database } from './database.ts'
import { rowsOf } from './queries.ts'

/** Throws `ImportError` unless rows agree with each other: every customer must have a unique e-mail address and a password, and rows must belong to existing customers. */
export function checkCustomers(database: Database): void {
  const users = database.users.all()
  const emails = new Set(users.map(({ email }) => email.toLowerCase()))
  if (emails.size < users.length) throw new ImportError('two customers have the same e-mail address')
  for (const { _id, email } of users)
    if (rowsOf(database.credentials, _id).length !== 1) throw new ImportError(`the customer ${email} has no password`)
  for (const collection of ['credentials', 'loans', 'deposits', 'kyc'] as const) {
    const orphan = database[collection].all().find(({ userId }) => rowById(database.users, userId) === undefined)
    if (orphan) throw new ImportError(`in ${collection}, a row belongs to a customer who does not exist`)
  }
}
