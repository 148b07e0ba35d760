import { createMemoryStore } from '#mocks/engine/store.ts'
import type { Database } from './database.ts'
import { type ExportedWorld, exportWorld, importWorld } from './exported-world.ts'
import { seedDatabase } from './seed.ts'
import {
  loadRecord,
  META_KEY,
  type Meta,
  NewerStore,
  newMeta,
  readMeta,
  UnusableStore,
  worldValues,
} from './stored-world.ts'
import { aloneBecause, startWorld, type WorldOptions } from './world-start.ts'

export type ChangeSource = 'call' | 'operator' | 'other-tab'
export type ChangeListener = (userId: string, from: ChangeSource) => void

/** The bank and its memory: every change is written before it counts (MOCK-2). */
export interface World {
  readonly database: Database
  /** in words, when what was stored could not be taken up */
  readonly notice: string | null
  /** Changes the newest state; all or nothing, and nothing at all when the signal is aborted by then. */
  change<T>(from: ChangeSource, work: (database: Database) => T | Promise<T>, signal?: AbortSignal): Promise<T>
  reset(): Promise<void>
  export(): Promise<ExportedWorld>
  /** What this page knows of the world, at once; what other tabs are writing is not in it. */
  snapshot(): ExportedWorld
  /**
   * Puts the world of a file in the place of this one. Throws `ImportRefused`, or what `check` throws of it, and changes nothing,
   * for one that could not stand.
   */
  import(file: ExportedWorld, check?: (database: Database) => void): Promise<void>
  onChange(listener: ChangeListener): () => void
  /** Tells in words when from now on nothing more is kept. */
  onNotice(listener: (text: string) => void): () => void
  /** Tells the names of the records that this page wrote. */
  onWrite(listener: (names: readonly string[]) => void): () => void
  close(): void
}

/** The collections whose change a customer can see on her screen. */
const SHOWN = ['users', 'loans', 'deposits', 'kyc', 'transfers']

export async function openWorld(options: WorldOptions): Promise<World> {
  const { clock, seed } = options
  const started = await startWorld(options)
  let { store, meta, database, notice } = started
  const noticeListeners = new Set<(text: string) => void>()
  const listeners = new Set<ChangeListener>()
  const writeListeners = new Set<(names: readonly string[]) => void>()
  store.onAnnounced(() => void clock.track(store.exclusively(takeUp).catch(() => undefined)))

  return {
    get database() {
      return database
    },
    get notice() {
      return notice
    },
    change: (from, work, signal) =>
      store.exclusively(async () => {
        await takeUp()
        signal?.throwIfAborted()
        let changed: readonly string[] = []
        const result = await database.change(
          () => work(database),
          async (records) => {
            if (records.length > 0) await writeDown(records)
            changed = records
          },
        )
        tell(changed, from)
        return result
      }),
    reset: () =>
      store.exclusively(async () => {
        await takeUp()
        const fresh = newMeta(seed, clock.now(), meta.revision + 1)
        notice = null
        await write(new Map([[META_KEY, fresh]]), { clear: true })
        meta = fresh
        database = await seedDatabase(fresh.seed, fresh.seededAt)
        store.announce()
      }),
    export: () =>
      store.exclusively(async () => {
        await takeUp()
        return exportWorld(meta, database)
      }),
    snapshot: () => exportWorld(meta, database),
    import: (file, check) =>
      store.exclusively(async () => {
        await takeUp()
        const imported = await importWorld(file, meta.revision + 1)
        check?.(imported.database)
        const names = Object.keys(imported.meta.records)
        notice = null
        await write(worldValues(imported.meta, imported.database, names), { clear: true })
        meta = imported.meta
        database = imported.database
        store.announce()
      }),
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onNotice: (listener) => {
      noticeListeners.add(listener)
      return () => noticeListeners.delete(listener)
    },
    onWrite: (listener) => {
      writeListeners.add(listener)
      return () => writeListeners.delete(listener)
    },
    close: () => store.close(),
  }

  async function writeDown(changed: readonly string[]): Promise<void> {
    const revision = meta.revision + 1
    const written = Object.fromEntries(changed.map((name) => [name, revision]))
    const next: Meta = { ...meta, revision, drawn: database.drawn, records: { ...meta.records, ...written } }
    await write(worldValues(next, database, changed))
    meta = next
    store.announce()
    for (const listener of writeListeners) listener(changed)
  }

  /** A store that the browser lets take no more is left for one in memory: the page goes on, and says so. */
  async function write(values: ReadonlyMap<string, unknown>, options?: { clear: boolean }): Promise<void> {
    try {
      await store.write(values, options)
    } catch (refusal) {
      if (!(refusal instanceof DOMException)) throw refusal
      goOnAlone(refusal)
      await store.write(values, options)
    }
  }

  function goOnAlone(refusal: unknown): void {
    store.close()
    store = createMemoryStore()
    notice = aloneBecause(refusal)
    for (const listener of noticeListeners) listener(notice)
  }

  /** Brings this page up to what other tabs wrote since. */
  async function takeUp(): Promise<void> {
    try {
      const newest = readMeta((await store.read([META_KEY]))[0])
      if (newest.revision !== meta.revision || newest.seededAt !== meta.seededAt) await follow(newest)
    } catch (error) {
      if (error instanceof NewerStore || error instanceof DOMException) goOnAlone(error)
      else if (!(error instanceof UnusableStore)) throw error
      // Someone emptied or broke the store under our feet: this page still has everything, so it writes it down again.
      await write(worldValues(meta, database, Object.keys(meta.records)), { clear: true })
    }
  }

  async function follow(newest: Meta): Promise<void> {
    const isReset = newest.seededRevision !== meta.seededRevision || newest.seededAt !== meta.seededAt
    const known = isReset ? {} : meta.records
    const names = Object.keys(newest.records).filter((name) => newest.records[name] !== known[name])
    const values = await store.read(names)
    if (isReset) database = await seedDatabase(newest.seed, newest.seededAt)
    meta = newest
    for (const [index, name] of names.entries()) await loadRecord(database, name, values[index])
    database.drawn = newest.drawn
    tell(isReset ? database.users.all().map((user) => `users/${user._id}`) : names, 'other-tab')
  }

  function tell(names: readonly string[], from: ChangeSource): void {
    const shown = names.map((name) => name.split('/')).filter(([collection = '']) => SHOWN.includes(collection))
    const customers = new Set(shown.map(([, owner = '']) => owner))
    for (const userId of customers) for (const listener of listeners) listener(userId, from)
  }
}
