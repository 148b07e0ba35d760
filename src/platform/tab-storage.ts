import { attempt } from './attempt.ts'
import { addNotice } from './notices.ts'

/** What flows use of the tab's storage. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What is stored as JSON under a key; null for nothing, and for what cannot be read. */
export function storedJson(key: string, storage: TabStorage): unknown {
  return attempt(() => JSON.parse(storage.getItem(key) ?? 'null'))
}

/** What the browser did not store. */
const inMemory = new Map<string, string>()
/** one notice a page is enough */
let hasNotified = false

const REFUSED =
  'This browser cannot store any more for this page. What it could not store, such as a login or what was typed, lasts until the page is closed or reloaded.'

/**
 * Session storage (DATA-2). What the browser blocks or has no room for is kept in memory, until the page is closed or reloaded; a
 * notice says so once.
 */
export const tabStorage = {
  getItem: (key: string): string | null => inMemory.get(key) ?? attempt(() => sessionStorage.getItem(key)),
  setItem(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value)
      inMemory.delete(key)
    } catch {
      inMemory.set(key, value)
      if (!hasNotified) addNotice({ role: 'status', text: REFUSED })
      hasNotified = true
    }
  },
  removeItem(key: string): void {
    inMemory.delete(key)
    attempt(() => sessionStorage.removeItem(key))
  },
  clear(): void {
    inMemory.clear()
    attempt(() => sessionStorage.clear())
  },
  /** Removes everything, but for the keys that begin with `prefix`. */
  keepOnly(prefix: string): void {
    const stored = attempt(() => Object.keys(sessionStorage)) ?? []
    for (const key of [...stored, ...inMemory.keys()]) if (!key.startsWith(prefix)) tabStorage.removeItem(key)
  },
}
