import * as v from 'valibot'
import { AppClock, isoTime } from '#src/platform/clock/clock.ts'
import { isoTimestampSchema } from '#src/platform/clock/timestamp.ts'
import { TransactionalDatabase } from './database.ts'
import type { DatabaseDefinition } from './database-definition.ts'
import { openDatabase, type PersistentDatabase } from './persistent-database.ts'
import { createMemoryStore, type Store } from './store.ts'
import { type Row, rowById } from './table.ts'

/** 2 March 2026, 10:59 UTC, in ms since the epoch */
export const TEST_TIME = 1_772_449_140_000

const schemas = {
  authors: v.strictObject({ _id: v.string(), name: v.string(), town: v.string(), createdAt: isoTimestampSchema }),
  notes: v.strictObject({ _id: v.string(), authorId: v.string(), createdAt: isoTimestampSchema, text: v.string() }),
  keys: v.strictObject({ _id: v.string(), authorId: v.string() }),
}
type Rows = { [Name in keyof typeof schemas]: v.InferOutput<(typeof schemas)[Name]> }

/** The tiny API of the engine's tests: authors and their notes. */
export class NotesDatabase extends TransactionalDatabase<Rows> {
  readonly authors = this.table('authors')
  readonly notes = this.table('notes')

  constructor(seed: string, seededAt: number) {
    super({ schemas, ownerOf, seed, seededAt })
  }
}

export const notesDefinition: DatabaseDefinition<NotesDatabase> = {
  seed: async (seed, seededAt) => {
    const database = new NotesDatabase(seed, seededAt)
    const createdAt = isoTime(seededAt - 86_400_000)
    for (const name of ['ann', 'ben']) {
      await database.insertUntracked('authors', { _id: name, name, town: 'York', createdAt })
      await database.insertUntracked('notes', { _id: `${name}-1`, authorId: name, createdAt, text: seed })
    }
    return database
  },
  collections: Object.keys(schemas),
  secret: ['keys'],
  reported: ['authors', 'notes'],
  ownerOf,
  owners: (database) => database.authors.all().map(({ _id }) => _id),
}

function ownerOf(row: Row & { authorId?: unknown }): string {
  return typeof row.authorId === 'string' ? row.authorId : row._id
}

export type PersistentNotes = PersistentDatabase<NotesDatabase, 'call'>

export interface TestNotes {
  clock: AppClock
  persistent: PersistentNotes
  addNote(author: string, text: string): Promise<Rows['notes']>
  move(author: string, town: string): Promise<unknown>
  townOf(author: string): string | undefined
}

/** Notes with a paused clock, in memory unless another store is given. */
export async function openTestNotes(store: Store = createMemoryStore(), seed = 'test'): Promise<TestNotes> {
  const clock = new AppClock({ mode: 'paused', virtual: TEST_TIME })
  const persistent: PersistentNotes = await openDatabase(notesDefinition, { store, clock, seed })
  return {
    clock,
    persistent,
    addNote: (author, text) =>
      persistent.change('call', (database) => {
        const _id = database.draw(`note/${author}`).hex(24)
        return database.insert('notes', { _id, authorId: author, createdAt: isoTime(clock.now()), text })
      }),
    move: (author, town) => persistent.change('call', (database) => database.update('authors', author, { town })),
    townOf: (author) => rowById(persistent.database.authors, author)?.town,
  }
}
