import type { DemoOffline } from '#src/workbench/contract/desk-demo.ts'
import { canKeepCopy, DECLINED, installOfflineCopy, scope } from './offline-copy.ts'
import { cachesOf } from './shell.ts'

/** `window.demo.offline` */
export function createDemoOffline(): DemoOffline {
  return {
    has: async () => (canKeepCopy() ? (await navigator.serviceWorker.getRegistration(scope())) !== undefined : null),
    remove: async () => {
      remember('removed')
      const registration = await navigator.serviceWorker.getRegistration(scope())
      await registration?.unregister()
      const names = (await caches.keys()).filter((name) => name.startsWith(cachesOf(scope())))
      await Promise.all(names.map((name) => caches.delete(name)))
    },
    restore: async () => {
      remember(null)
      await installOfflineCopy()
    },
  }
}

function remember(word: 'removed' | null): void {
  try {
    if (word === null) localStorage.removeItem(DECLINED)
    else localStorage.setItem(DECLINED, word)
  } catch {
    // Storage may be blocked; the offline copy then returns at the next visit.
  }
}
