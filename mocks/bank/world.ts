import { ImportError } from '#mocks/engine/exported-world.ts'
import { rowById } from '#mocks/engine/table.ts'
import { openWorld, type ChangeListener as WorldChangeListener, type World as WorldOf } from '#mocks/engine/world.ts'
import type { WorldDefinition } from '#mocks/engine/world-definition.ts'
import type { WorldOptions } from '#mocks/engine/world-start.ts'
import { type Database, ownerOf } from './database.ts'
import { rowsOf } from './queries.ts'
import { COLLECTIONS, CONTENT_TYPES } from './row-schemas.ts'
import { seedDatabase } from './seed.ts'

type ChangeSource = 'call' | 'operator'
export type ChangeListener = WorldChangeListener<ChangeSource>
export type World = WorldOf<Database, ChangeSource>

export const bankDefinition: WorldDefinition<Database> = {
  seed: seedDatabase,
  collections: COLLECTIONS,
  // Both hold tokens.
  secret: ['sessions', 'resets'],
  // What customers see on their screens.
  reported: ['users', 'loans', 'deposits', 'kyc', 'transfers', ...CONTENT_TYPES],
  ownerOf,
  owners: (database) => [...database.users.all().map(({ _id }) => _id), ...CONTENT_TYPES],
  check: checkCustomers,
}

export function openBankWorld(options: WorldOptions): Promise<World> {
  return openWorld(bankDefinition, options)
}

/** Every customer must have a unique e-mail address and a password, and rows must belong to existing customers. */
function checkCustomers(database: Database): void {
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
