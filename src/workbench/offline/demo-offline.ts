import { clock } from '#src/platform/actors/app-clock.ts'
import type { DemoOffline } from '#src/workbench/contract/desk-demo.ts'
import { canKeepCopy, scope } from './offline-copy.ts'

/** `window.demo.offline` */
export function createDemoOffline(): DemoOffline {
  const load = () => clock.track(import('./switch-copy.ts'))
  return {
    has: async () => (canKeepCopy() ? (await navigator.serviceWorker.getRegistration(scope())) !== undefined : null),
    remove: async () => (await load()).removeCopy(),
    restore: async () => (await load()).restoreCopy(),
  }
}
