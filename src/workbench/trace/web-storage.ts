export type StorageArea = 'session' | 'local'
export type StorageChange = 'set' | 'removed' | 'cleared'

/**
 * Reports the key of every write to session and local storage. `shownKey` returns the key as it may be
 * shown, or null when the write must not be reported.
 */
export function watchWebStorage(
  shownKey: (key: string) => string | null,
  listener: (area: StorageArea, key: string, change: StorageChange) => void,
): void {
  const report = (storage: Storage, key: string, change: StorageChange) => {
    const shown = key === '' ? '' : shownKey(key)
    if (shown !== null) listener(isLocal(storage) ? 'local' : 'session', shown, change)
  }
  const { setItem, removeItem, clear } = Storage.prototype
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, key, value)
    report(this, key, 'set')
  }
  Storage.prototype.removeItem = function (key) {
    removeItem.call(this, key)
    report(this, key, 'removed')
  }
  Storage.prototype.clear = function () {
    clear.call(this)
    report(this, '', 'cleared')
  }
}

/** A browser may block one of the two. */
function isLocal(storage: Storage): boolean {
  try {
    return storage === localStorage
  } catch {
    return false
  }
}
