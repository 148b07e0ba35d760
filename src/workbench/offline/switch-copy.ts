import { DECLINED, installOfflineCopy, scope } from './offline-copy.ts'
import { cachesOf } from './shell.ts'

export async function removeCopy(): Promise<void> {
  remember('removed')
  const registration = await navigator.serviceWorker.getRegistration(scope())
  await registration?.unregister()
  const names = (await caches.keys()).filter((name) => name.startsWith(cachesOf(scope())))
  await Promise.all(names.map((name) => caches.delete(name)))
}

export async function restoreCopy(): Promise<void> {
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
