import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import type { DemoFaults } from './demo-contract.ts'

/** `window.demo.faults` */
export function createDemoFaults(backend: Backend): DemoFaults {
  const { faults } = backend
  return {
    set: (fault) => faults.set(fault),
    remove: (fault) => faults.remove(fault),
    clear: () => faults.clear(),
    list: async () => (await load()).listFaults(faults.list()),
    calls: async () => (await load()).listCalls(),
    presets: async () => (await load()).listPresets(faults.list()),
    setPreset: async (id) => (await load()).setPreset(id, faults),
    latency: () => backend.latency,
    setLatency: (ms) => {
      backend.latency = ms
    },
    subscribe: (listener) => backend.onActivity(listener),
  }
}

const load = () => clock.track(import('./fault-lists.ts'))
