import { createMemoryStore, type Store } from '#mocks/engine/store.ts'
import type { AppClock } from '#src/platform/clock/clock.ts'
import type { Persona } from './personas.ts'
import { seedDatabase } from './seed.ts'
import {
  META_KEY,
  NewerStore,
  newMeta,
  readSnapshot,
  setAsideValues,
  UnusableStore,
  type VersionedDatabase,
} from './stored-snapshot.ts'

export interface OpenDatabaseOptions {
  store: Store
  clock: AppClock
  seed: string
  /** The first calls are this persona's, or null, of somebody who has signed in before: the other customers come with `complete` (PERF-2). */
  first?: string | null
}

export interface StartedDatabase extends VersionedDatabase {
  /** the given store, or one in memory if that one fails */
  store: Store
  notice: string | null
}

/** Restores the stored database, or seeds a new one. Never rejects. */
export async function startDatabase(options: OpenDatabaseOptions): Promise<StartedDatabase> {
  const { store } = options
  try {
    const stored = await readSnapshot(await store.entries(), options.first)
    return stored ? { store, ...stored, notice: null } : await seedStore(options)
  } catch (error) {
    if (!(error instanceof UnusableStore)) return startInMemory(options, error)
    return seedStore(options).catch((failure) => startInMemory(options, failure))
  }
}

/** Reads again under the lock before it writes: another tab may have seeded the store in the meantime. */
function seedStore({ store, clock, seed, first }: OpenDatabaseOptions): Promise<StartedDatabase> {
  return store.exclusively(async () => {
    const entries = await store.entries()
    const meta = newMeta(seed, clock.now(), 1)
    const isWanted = first === undefined ? undefined : ({ id }: Persona) => id === first
    const fresh = { store, meta, database: await seedDatabase(seed, meta.seededAt, isWanted) }
    try {
      const stored = await readSnapshot(entries, first)
      if (stored) return { store, ...stored, notice: null }
      await store.write(new Map([[META_KEY, meta]]))
      return { ...fresh, notice: null }
    } catch (error) {
      if (!(error instanceof UnusableStore)) throw error
      await store.write(setAsideValues(meta, clock.now(), entries), { clear: true })
      const notice = `The demo’s data in this browser ${error.message}. It was set aside, and the demo starts from the beginning.`
      return { ...fresh, notice }
    }
  })
}

async function startInMemory({ clock, seed }: OpenDatabaseOptions, failure: unknown): Promise<StartedDatabase> {
  const meta = newMeta(seed, clock.now(), 1)
  return {
    store: createMemoryStore(),
    meta,
    database: await seedDatabase(seed, meta.seededAt),
    notice: fallbackReason(failure),
  }
}

/** Why the page keeps its data in memory from here on, as a text for the user. */
export function fallbackReason(failure: unknown): string {
  if (failure instanceof NewerStore)
    return 'A newer version of the demo stores its data in this browser. That data is left as it is: changes here last until the page is closed. Reload the page for the newer version.'
  const name = failure instanceof DOMException ? failure.name : ''
  if (name === 'QuotaExceededError')
    return 'This browser has no room left for the demo’s data: changes from here on last until the page is closed.'
  return name === 'TimeoutError'
    ? 'This browser’s storage does not answer: changes from here on last until the page is closed. Close the demo’s other tabs and reload the page to try again.'
    : 'This browser does not let the demo store its data: changes last until the page is closed.'
}
