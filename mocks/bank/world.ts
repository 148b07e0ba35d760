import { openWorld, type ChangeListener as WorldChangeListener, type World as WorldOf } from '#mocks/engine/world.ts'
import type { WorldDefinition } from '#mocks/engine/world-definition.ts'
import type { WorldOptions } from '#mocks/engine/world-start.ts'
import { type Database, ownerOf } from './database.ts'
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
}

export function openBankWorld(options: WorldOptions): Promise<World> {
  return openWorld(bankDefinition, options)
}
