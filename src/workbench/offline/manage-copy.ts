import { canKeepCopy, DECLINED, installOfflineCopy, scope } from './offline-copy.ts'
import { cachesOf } from './shell.ts'

/** Whether there is a copy; null where there can be none. */
export async function hasOfflineCopy(): Promise<boolean | null> {
  return canKeepCopy() ? (await navigator.serviceWorker.getRegistration(scope())) !== undefined : null
}

/** Removes the worker and all its files from this device for good. The bank's data stays. */
export async function removeOfflineCopy(): Promise<void> {
  remember('removed')
  const registration = await navigator.serviceWorker.getRegistration(scope())
  await registration?.unregister()
  const names = (await caches.keys()).filter((name) => name.startsWith(cachesOf(scope())))
  await Promise.all(names.map((name) => caches.delete(name)))
}

export async function restoreOfflineCopy(): Promise<void> {
  remember(null)
  await installOfflineCopy()
}

function remember(word: 'removed' | null): void {
  try {
    if (word === null) localStorage.removeItem(DECLINED)
    else localStorage.setItem(DECLINED, word)
  } catch {
    // Storage may be blocked; the offline copy then returns at the next visit.
  }
}
