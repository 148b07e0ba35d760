import { clock } from '#src/kit/actors/runtime.ts'
import type { DemoOffline } from './demo-contract.ts'

/** `window.demo.offline` */
export function createDemoOffline(): DemoOffline {
  return {
    has: async () => (await load()).hasOfflineCopy(),
    remove: async () => (await load()).removeOfflineCopy(),
    restore: async () => (await load()).restoreOfflineCopy(),
  }
}

const load = () => clock.track(import('./offline/manage-copy.ts'))
