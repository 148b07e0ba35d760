import type { DatabaseDefinition } from '#mocks/engine/database-definition.ts'
import {
  type ChangeListener as DatabaseChangeListener,
  openDatabase,
  type PersistentDatabase,
} from '#mocks/engine/persistent-database.ts'
import type { OpenDatabaseOptions } from '#mocks/engine/start-database.ts'
import { type Database, ownerOf } from './database.ts'
import { COLLECTIONS, CONTENT_TYPES } from './row-schemas.ts'
import { seedDatabase } from './seed.ts'

type ChangeSource = 'call' | 'operator'
export type ChangeListener = DatabaseChangeListener<ChangeSource>
export type BankDatabase = PersistentDatabase<Database, ChangeSource>

export const bankDefinition: DatabaseDefinition<Database> = {
  seed: seedDatabase,
  collections: COLLECTIONS,
  // Both hold tokens.
  secret: ['sessions', 'resets'],
  // What customers see on their screens.
  reported: ['users', 'loans', 'deposits', 'kyc', 'transfers', ...CONTENT_TYPES],
  ownerOf,
  owners: (database) => [...database.users.all().map(({ _id }) => _id), ...CONTENT_TYPES],
}

export function openBankDatabase(options: OpenDatabaseOptions): Promise<BankDatabase> {
  return openDatabase(bankDefinition, options)
}
