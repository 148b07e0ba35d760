import { SESSION_KEYS } from '#src/platform/session-storage.ts'

export type StorageArea = 'session' | 'local'
export type StorageChange = 'set' | 'removed' | 'cleared'

const OWN = /^larkspur\.[a-z.-]{1,40}$/
/** What the demonstration keeps for itself, with every step of the clock. */
const BOOKKEEPING = /^larkspur\.(clock|desk)/

/** Tells what is written to session and local storage, by key alone, whoever writes it; returns how to stop. */
export function watchWebStorage(listener: (area: StorageArea, key: string, change: StorageChange) => void): () => void {
  const tell = (storage: Storage, key: string, change: StorageChange) => {
    if (!BOOKKEEPING.test(key)) listener(isLocal(storage) ? 'local' : 'session', key === '' ? '' : shown(key), change)
  }
  const { setItem, removeItem, clear } = Storage.prototype
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, key, value)
    tell(this, key, 'set')
  }
  Storage.prototype.removeItem = function (key) {
    removeItem.call(this, key)
    tell(this, key, 'removed')
  }
  Storage.prototype.clear = function () {
    clear.call(this)
    tell(this, '', 'cleared')
  }
  return () => Object.assign(Storage.prototype, { setItem, removeItem, clear })
}

/** A browser may refuse one of the two. */
function isLocal(storage: Storage): boolean {
  try {
    return storage === localStorage
  } catch {
    return false
  }
}

function shown(key: string): string {
  return (SESSION_KEYS as readonly string[]).includes(key) || OWN.test(key) ? key : '‹key›'
}
