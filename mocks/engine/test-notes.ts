import { HttpResponse, http } from 'msw'
import * as v from 'valibot'
import { AppClock, isoTime } from '#src/platform/clock/clock.ts'
import { isoTimestampSchema } from '#src/platform/clock/timestamp.ts'
import { createCallLog } from './call-log.ts'
import { TransactionalDatabase } from './database.ts'
import type { DatabaseDefinition } from './database-definition.ts'
import { createFaultSchema, createFaults } from './faults.ts'
import { intercept } from './intercept.ts'
import { createLatency } from './latency.ts'
import { createNamedHandlers } from './named-handlers.ts'
import { createOpenCalls } from './open-calls.ts'
import { openDatabase, type PersistentDatabase } from './persistent-database.ts'
import { jsonResponse } from './responses.ts'
import { createMemoryStore, type Store } from './store.ts'
import { createTabMemory } from './tab-memory.ts'
import { type Row, rowById } from './table.ts'

/** 2 March 2026, 10:59 UTC, in ms since the epoch */
export const TEST_TIME = 1_772_449_140_000
export const TEST_ORIGIN = 'http://notes.example'

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

export const CALLS = ['GET authors/{id}', 'PUT authors/{id}', 'POST notes', 'POST drawings']

type Endpoint = 'getAuthor' | 'putAuthor' | 'postNote' | 'postDrawing'

const names: Record<Endpoint, string> = {
  getAuthor: 'GET authors/{id}',
  putAuthor: 'PUT authors/{id}',
  postNote: 'POST notes',
  postDrawing: 'POST drawings',
}

export const { nameHandler, findCall } = createNamedHandlers<Endpoint>((endpoint, { url }) => ({
  name: names[endpoint],
  path: new URL(url).pathname.slice(1),
}))

export const faultSchema = createFaultSchema(CALLS)

export interface InterceptNotesOptions {
  destination?: () => string | null
  isRemote?: () => boolean
}

/** Answers the page's calls of notes; the caller has to stop it. */
export function interceptNotes(
  { clock, persistent, addNote, move, townOf }: TestNotes,
  options: InterceptNotesOptions = {},
) {
  const handlers = [
    nameHandler(
      http.get('*/authors/:id', ({ params }) => jsonResponse({ town: townOf(String(params.id)) ?? null })),
      'getAuthor',
    ),
    nameHandler(
      http.put('*/authors/:id', async ({ request, params }) => {
        const { town } = (await request.json()) as { town: string }
        await move(String(params.id), town)
        return jsonResponse({ town })
      }),
      'putAuthor',
    ),
    nameHandler(
      http.post('*/notes', async ({ request }) => {
        const { text } = (await request.json()) as { text: string }
        return jsonResponse(await addNote('ann', text))
      }),
      'postNote',
    ),
    nameHandler(
      http.post('*/drawings', () => HttpResponse.text('saved')),
      'postDrawing',
    ),
  ]
  const memory = createTabMemory('notes')
  const log = createCallLog()
  const open = createOpenCalls(clock)
  const latency = createLatency(memory, () => {}, options.isRemote)
  const faults = createFaults({ schema: faultSchema, memory })
  const stop = intercept({
    clock,
    findCall: async (request) => (request.url.startsWith(TEST_ORIGIN) ? findCall(handlers, request) : null),
    latency: latency.get,
    faults,
    duplicateBody: ({ name }) => ({ duplicate: name }),
    log,
    open,
    destination: options.destination ?? (() => null),
  })
  return { stop, handlers, faults, latency, log, open, persistent }
}
