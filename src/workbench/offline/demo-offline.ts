import { clock } from '#src/platform/actors/runtime.ts'
import type { DemoOffline } from '#src/workbench/demo/demo-contract.ts'

/** `window.demo.offline` */
export function createDemoOffline(): DemoOffline {
  return {
    has: async () => (await load()).hasOfflineCopy(),
    remove: async () => (await load()).removeOfflineCopy(),
    restore: async () => (await load()).restoreOfflineCopy(),
  }
}

const load = () => clock.track(import('./manage-copy.ts'))
