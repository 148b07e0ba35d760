import { createMemoryStore } from '#mocks/engine/store.ts'
import type { Row } from '#mocks/engine/table.ts'
import type { BankSnapshot } from '#src/contract/records.ts'
import { type Database, ownersIn } from './database.ts'
import { exportSnapshot, isExported } from './exported-snapshot.ts'
import { CONTENT_TYPES, partsOf } from './row-schemas.ts'
import { seedDatabase } from './seed.ts'
import { fallbackReason, type OpenDatabaseOptions, startDatabase } from './start-database.ts'
import {
  loadPartition,
  META_KEY,
  type Meta,
  NewerStore,
  newMeta,
  readMeta,
  snapshotValues,
  UnusableStore,
  type VersionedDatabase,
} from './stored-snapshot.ts'

/** What customers see on their screens: whose changes are reported. */
const REPORTED: readonly string[] = ['users', 'loans', 'deposits', 'kyc', 'transfers', ...CONTENT_TYPES]

type ChangeSource = 'call' | 'operator'

/** Called with the owner whose data changed, and what changed it: a source that was passed to `change`, or another tab. */
export type ChangeListener = (owner: string, source: ChangeSource | 'other-tab') => void

export type BankDatabase = Awaited<ReturnType<typeof openBankDatabase>>

export interface DatabaseSnapshot {
  meta: Meta
  /** rows by '<collection>/<owner>' */
  records: ReadonlyMap<string, readonly Row[]>
}

/** A database with its store: a change counts only once it is written (MOCK-2). All its `on…` methods return a function that removes the listener. */
export async function openBankDatabase(options: OpenDatabaseOptions) {
  const { clock, seed } = options
  const started = await startDatabase(options)
  let { store, meta, database, notice } = started
  let isComplete = options.first === undefined
  let captured: (VersionedDatabase & { snapshot: DatabaseSnapshot }) | null = null
  const noticeListeners = new Set<(text: string) => void>()
  const listeners = new Set<ChangeListener>()
  const writeListeners = new Set<(names: readonly string[]) => void>()
  store.onAnnounced(() => void clock.track(inTurn(synchronize).catch(() => undefined)))

  return {
    get database() {
      return database
    },
    /** what the user has to know about the store; null if all is well */
    get notice() {
      return notice
    },
    /** Changes the newest state, completely or not at all. Does nothing if the signal is aborted before the change begins. */
    change: <T>(source: ChangeSource, work: (database: Database) => T | Promise<T>, signal?: AbortSignal): Promise<T> =>
      clock.track(
        inTurn(async () => {
          await synchronize()
          signal?.throwIfAborted()
          let changed: readonly string[] = []
          const result = await database.change(
            () => work(database),
            async (partitions) => {
              if (partitions.length > 0) await persist(partitions)
              changed = partitions
            },
          )
          report(changed, source)
          return result
        }),
      ),
    /** Seeds the customers who were left out at the start. */
    complete: async () => {
      if (!isComplete) await clock.track(inTurn(complete))
    },
    reset: () =>
      replace(async (newest) => {
        // In a browser that has just been seeded there is nothing to reset, and seeding again would hold up the page.
        const fresh = newMeta(seed, clock.now(), newest.meta.revision + 1)
        if (isFresh(newest, fresh)) return null
        return { meta: fresh, database: await seedDatabase(fresh.seed, fresh.seededAt) }
      }),
    replace,
    /**
     * Everything that differs from the seed, as this page knows it, secrets included. Its rows are shared, and it is the same object until
     * something changes. Call it only when the clock has settled, so that no change is in progress.
     */
    capture: () => {
      if (captured?.meta !== meta || captured.database !== database) {
        const records = new Map(Object.keys(meta.records).map((name) => [name, database.dump(name)]))
        captured = { meta, database, snapshot: { meta, records } }
      }
      return captured.snapshot
    },
    /** What differs from the seed, as this page knows it, and the partitions named in `also`, without secrets and without waiting for other tabs. */
    snapshot: (also: readonly string[] = []): BankSnapshot => {
      const names = new Set([...Object.keys(meta.records), ...also])
      return exportSnapshot(
        meta,
        [...names].filter(isExported).map((name) => [name, database.dump(name)]),
      )
    },
    /** Whether '<collection>/<owner>' has been written since the seed. */
    isWritten: (partition: string) => partition in meta.records,
    /** Called when data changed. */
    onChange: (listener: ChangeListener): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Called, with a text for the user, when the store fails and the data are kept in memory. */
    onNotice: (listener: (text: string) => void): (() => void) => {
      noticeListeners.add(listener)
      return () => noticeListeners.delete(listener)
    },
    /** Called with the names of the partitions that this page wrote. */
    onWrite: (listener: (names: readonly string[]) => void): (() => void) => {
      writeListeners.add(listener)
      return () => writeListeners.delete(listener)
    },
    close: () => store.close(),
  }

  /** Everything in the order of a database that had all customers from the start. */
  async function complete(): Promise<void> {
    if (isComplete) return
    const whole = await seedDatabase(meta.seed, meta.seededAt)
    for (const name of Object.keys(meta.records)) await whole.load(name, database.dump(name))
    whole.drawn = database.drawn
    database = whole
    isComplete = true
  }

  /** Replaces the database by another one, unless `build` resolves with null. Rejects with what `build` throws, and then changes nothing. */
  function replace(build: (newest: VersionedDatabase) => Promise<VersionedDatabase | null>): Promise<void> {
    const replaced = inTurn(async () => {
      await synchronize()
      const next = await build({ meta, database })
      if (next === null) return
      isComplete = true
      notice = null
      await write(snapshotValues(next.meta, next.database, Object.keys(next.meta.records)), { clear: true })
      meta = next.meta
      database = next.database
      store.announce()
    })
    return clock.track(replaced)
  }

  /** Runs the work while no other tab is running any. If the browser grants no lock, the data are kept in memory. */
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const locked = store
    let hasBegun = false
    try {
      return await locked.exclusively(() => {
        hasBegun = true
        return work()
      })
    } catch (error) {
      if (hasBegun || !(error instanceof DOMException)) throw error
      if (store === locked) fallBackToMemory(error)
      return inTurn(work)
    }
  }

  async function persist(changed: readonly string[]): Promise<void> {
    const revision = meta.revision + 1
    const written = Object.fromEntries(changed.map((name) => [name, revision]))
    const next: Meta = { ...meta, revision, drawn: database.drawn, records: { ...meta.records, ...written } }
    await write(snapshotValues(next, database, changed))
    meta = next
    store.announce()
    for (const listener of writeListeners) listener(changed)
  }

  /** If the browser refuses the write, the data are kept in memory. */
  async function write(values: ReadonlyMap<string, unknown>, options?: { clear: boolean }): Promise<void> {
    try {
      await store.write(values, options)
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      fallBackToMemory(error)
      await store.write(values, options)
    }
  }

  function fallBackToMemory(failure: unknown): void {
    store.close()
    store = createMemoryStore()
    notice = fallbackReason(failure)
    for (const listener of noticeListeners) listener(notice)
  }

  /** Loads what other tabs have written since the last time. */
  async function synchronize(): Promise<void> {
    try {
      const newest = readMeta((await store.read([META_KEY]))[0])
      if (newest.revision !== meta.revision || newest.seededAt !== meta.seededAt) await loadChanges(newest)
    } catch (error) {
      if (error instanceof NewerStore || error instanceof DOMException) fallBackToMemory(error)
      else if (!(error instanceof UnusableStore)) throw error
      // The store was emptied or broken while the page was open. This page still has everything, so it writes it again.
      await write(snapshotValues(meta, database, Object.keys(meta.records)), { clear: true })
    }
  }

  async function loadChanges(newest: Meta): Promise<void> {
    // Another tab has seeded it again after the site's data were cleared.
    const isSeededAgain = newest.revision < meta.revision
    const isReset = isSeededAgain || newest.seededRevision !== meta.seededRevision || newest.seededAt !== meta.seededAt
    const known = isReset ? {} : meta.records
    const names = Object.keys(newest.records).filter((name) => newest.records[name] !== known[name])
    const values = await store.read(names)
    if (isReset) {
      database = await seedDatabase(newest.seed, newest.seededAt)
      isComplete = true
    }
    meta = newest
    for (const [index, name] of names.entries()) await loadPartition(database, name, values[index])
    database.drawn = newest.drawn
    if (isReset) reportOwners(ownersIn(database), 'other-tab')
    else report(names, 'other-tab')
  }

  function report(names: readonly string[], source: ChangeSource | 'other-tab'): void {
    const reported = names.map(partsOf).filter(([collection]) => REPORTED.includes(collection))
    reportOwners(
      reported.map(([, owner]) => owner),
      source,
    )
  }

  function reportOwners(owners: readonly string[], source: ChangeSource | 'other-tab'): void {
    for (const owner of new Set(owners)) for (const listener of listeners) listener(owner, source)
  }
}

/** Whether a database is still as it was seeded, as the fresh one, and draws the same values next (MOCK-3). */
function isFresh({ meta, database }: VersionedDatabase, fresh: Meta): boolean {
  const isUntouched = database.drawn === 0 && Object.keys(meta.records).length === 0
  return isUntouched && meta.seed === fresh.seed && meta.seededAt === fresh.seededAt
}
