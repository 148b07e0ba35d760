import { entries, getMany, promisifyRequest, type UseStore } from 'idb-keyval'
import { createQueue, type Store } from './store.ts'

const TABLE = 'records'
/** Without Web Locks, writes are still queued within the page, but not between tabs. */
const queues = new Map<string, Store['exclusively']>()

/** Stores the partitions in IndexedDB, under a Web Lock. Only tests pass `exclusively`. */
export function createIndexedDbStore(name: string, exclusively = underLock(name)): Store {
  const use = createUse(name)
  const channel = openChannel(name)
  return {
    entries: () => entries<string, unknown>(use),
    read: (keys) => getMany([...keys], use),
    write: (values, { clear = false } = {}) =>
      use('readwrite', (table) => {
        if (clear) table.clear()
        for (const [key, value] of values) table.put(value, key)
        return promisifyRequest(table.transaction)
      }),
    exclusively,
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
  return async (mode, work) => {
    // The browser may have closed the connection, for example because the user cleared the site's data.
    const objects = await table(mode).catch(() => {
      opened = null
      return table(mode)
    })
    return work(objects)
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

function underLock(name: string): Store['exclusively'] {
  const queue = queues.get(name) ?? createQueue()
  queues.set(name, queue)
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (locks === undefined) return queue
  return (work) => queue(() => locks.request(`${name}.write`, work))
}

/** Browsers may refuse one to a page that was opened from a file. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
