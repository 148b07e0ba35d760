import { createMemoryStore, type Store } from '#mocks/engine/store.ts'
import type { AppClock } from '#src/kit/clock/clock.ts'
import type { Database } from './database.ts'
import { seedDatabase } from './seed.ts'
import { META_KEY, type Meta, NewerStore, newMeta, readWorld, setAsideValues, UnusableStore } from './stored-world.ts'

export interface WorldOptions {
  store: Store
  clock: AppClock
  seed: string
}

export interface StartedWorld {
  /** the store that was asked for, or one in memory when that one refuses */
  store: Store
  meta: Meta
  database: Database
  notice: string | null
}

/** Takes up what is stored, or starts from the seed; never fails. */
export async function startWorld(options: WorldOptions): Promise<StartedWorld> {
  const { store } = options
  try {
    const stored = await readWorld(await store.entries())
    return stored ? { store, ...stored, notice: null } : await startAfresh(options)
  } catch (error) {
    if (!(error instanceof UnusableStore)) return startInMemory(options, error)
    return startAfresh(options).catch((refusal) => startInMemory(options, refusal))
  }
}

/** Looks again before it writes: another tab may have started the world meanwhile. */
function startAfresh({ store, clock, seed }: WorldOptions): Promise<StartedWorld> {
  return store.exclusively(async () => {
    const entries = await store.entries()
    const meta = newMeta(seed, clock.now(), 1)
    const fresh = { store, meta, database: await seedDatabase(seed, meta.seededAt) }
    try {
      const stored = await readWorld(entries)
      if (stored) return { store, ...stored, notice: null }
      await store.write(new Map([[META_KEY, meta]]))
      return { ...fresh, notice: null }
    } catch (error) {
      if (!(error instanceof UnusableStore)) throw error
      await store.write(setAsideValues(meta, clock.now(), entries), { clear: true })
      const notice = `What this browser kept of the demonstration ${error.message}. It was set aside, and the demonstration starts afresh.`
      return { ...fresh, notice }
    }
  })
}

async function startInMemory({ clock, seed }: WorldOptions, refusal: unknown): Promise<StartedWorld> {
  const meta = newMeta(seed, clock.now(), 1)
  return {
    store: createMemoryStore(),
    meta,
    database: await seedDatabase(seed, meta.seededAt),
    notice: aloneBecause(refusal),
  }
}

/** Why a page goes on by itself, in words: what it does from here on is kept by nobody. */
export function aloneBecause(refusal: unknown): string {
  if (refusal instanceof NewerStore)
    return 'A newer version of the demonstration keeps its data in this browser. That is left as it is: changes here last until the page is closed. Load the page anew for the newer version.'
  return refusal instanceof DOMException && refusal.name === 'QuotaExceededError'
    ? 'There is no room left in this browser for what the demonstration keeps: changes from here on last until the page is closed.'
    : 'This browser does not let the demonstration keep its data: changes last until the page is closed.'
}
