import { storageCopy } from '#src/content/storage.ts'
import { addNotice } from './notices.ts'

/** What the browser would not take. */
const held = new Map<string, string>()
let isTold = false

/**
 * The session storage of the tab (DATA-2). What the browser refuses or has no room for is held by the page itself, and that is
 * said once: nothing is lost until the page is closed or loaded anew.
 */
export const tabStorage = {
  getItem: (key: string): string | null => held.get(key) ?? attempt(() => sessionStorage.getItem(key)),
  setItem(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value)
      held.delete(key)
    } catch {
      held.set(key, value)
      if (!isTold) addNotice({ role: 'status', text: storageCopy.tabRefused })
      isTold = true
    }
  },
  removeItem(key: string): void {
    held.delete(key)
    attempt(() => sessionStorage.removeItem(key))
  },
  clear(): void {
    held.clear()
    attempt(() => sessionStorage.clear())
  },
}

function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
