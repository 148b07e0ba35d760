import { entries, getMany, promisifyRequest, type UseStore } from 'idb-keyval'
import { createQueue, type Store } from './store.ts'

const TABLE = 'records'
/** For where the browser has no locks: tabs are then on their own, the page is not. */
const queues = new Map<string, Store['exclusively']>()

/** Keeps the records in IndexedDB, under a Web Lock. `exclusively` is given in tests alone. */
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
    onAnnounced: (listener) => channel?.addEventListener('message', listener),
    close: () => channel?.close(),
  }
}

function createUse(name: string): UseStore {
  let opened: Promise<IDBDatabase> | null = null
  const open = () => {
    opened ??= openDatabase(name).then((database) => {
      // Whoever deletes or upgrades the database goes first; the next use opens it again.
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
    // The browser may have closed the connection, say because somebody cleared what it keeps of this site.
    const records = await table(mode).catch(() => {
      opened = null
      return table(mode)
    })
    return work(records)
  }
}

/** Opens the database as it is. One without our table gets it by an upgrade, and loses nothing that it has. */
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

/** A page opened from a file may be refused one. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
