import { entries, getMany, promisifyRequest, type UseStore } from 'idb-keyval'
import { browserAnswer } from '#src/platform/clock/browser-answer.ts'
import { openChannel } from '#src/platform/open-channel.ts'
import type { Store } from './store.ts'

const TABLE = 'records'

/** Resolves with the function that releases the lock. Rejects with a `TimeoutError` if the browser does not answer. */
type Lock = () => Promise<() => void>

/**
 * Stores the partitions in IndexedDB, under a lock that excludes the other tabs. Every method rejects with a `TimeoutError` if the
 * browser does not answer, and changes nothing then (IN-14).
 */
export function createIndexedDbStore(name: string): Store {
  const use = createUse(name)
  const channel = openChannel(name)
  const lock = lockOf(name)
  return {
    entries: () => entries<string, unknown>(use),
    read: (keys) => getMany([...keys], use),
    write: (values, { clear = false } = {}) =>
      use('readwrite', (table) => {
        if (clear) table.clear()
        for (const [key, value] of values) table.put(value, key)
        return promisifyRequest(table.transaction)
      }),
    exclusively: async (work) => {
      const release = await lock()
      return work().finally(release)
    },
    announce: () => channel?.postMessage(null),
    onAnnounced: (listener) => {
      channel?.addEventListener('message', listener)
      // A page in the browser's back/forward cache gets no messages (IN-11).
      globalThis.window?.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) listener()
      })
    },
    close: () => channel?.close(),
  }
}

function createUse(name: string): UseStore {
  let opened: Promise<IDBDatabase> | null = null
  const open = () => {
    opened ??= openDatabase(name).then((database) => {
      // Makes way for a deletion or an upgrade by another tab; the next use opens the database again.
      database.onversionchange = () => {
        database.close()
        opened = null
      }
      database.onclose = () => {
        opened = null
      }
      return database
    })
    opened.catch(() => {
      opened = null
    })
    return opened
  }
  const table = async (mode: IDBTransactionMode) => (await open()).transaction(TABLE, mode).objectStore(TABLE)
  return (mode, work) =>
    browserAnswer(async (limit) => {
      // The browser may have closed the connection, for example because the user cleared the site's data.
      const objects = await table(mode).catch(() => {
        limit.throwIfAborted()
        opened = null
        return table(mode)
      })
      limit.throwIfAborted()
      limit.addEventListener('abort', () => abort(objects.transaction))
      return work(objects)
    })
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended, and only its event is missing.
  }
}

/** Opens the database. If our table is missing, an upgrade adds it and keeps everything else. */
async function openDatabase(name: string, version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version)
  request.onupgradeneeded = () => {
    if (!request.result.objectStoreNames.contains(TABLE)) request.result.createObjectStore(TABLE)
  }
  const database = await promisifyRequest(request)
  if (database.objectStoreNames.contains(TABLE)) return database
  database.close()
  return openDatabase(name, database.version + 1)
}

function lockOf(name: string): Lock {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  return locks === undefined ? transactionLock(createUse(`${name}.lock`)) : webLock(locks, `${name}.write`)
}

function webLock(locks: LockManager, name: string): Lock {
  return () =>
    browserAnswer(
      (signal) =>
        new Promise((resolve, reject) => {
          const held = () => new Promise<void>((release) => resolve(release))
          locks.request(name, { signal }, held).catch(reject)
        }),
    )
}

/** Without Web Locks, as on http by LAN address: a transaction that writes excludes those of other tabs for as long as it has requests. */
function transactionLock(use: UseStore): Lock {
  return () =>
    use(
      'readwrite',
      (table) =>
        new Promise((resolve, reject) => {
          let isHeld = true
          const release = () => {
            isHeld = false
          }
          const keepAlive = () => {
            const request = table.get('')
            request.onsuccess = () => {
              resolve(release)
              if (isHeld) keepAlive()
            }
            request.onerror = () => reject(request.error)
          }
          keepAlive()
        }),
    )
}
