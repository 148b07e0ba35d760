import type { Backend } from '#mocks/bank/backend.ts'
import type { DemoFaults } from './demo-contract.ts'

/** `window.demo.faults` */
export function createDemoFaults(backend: Backend): DemoFaults {
  const { faults } = backend
  return {
    set: (fault) => faults.set(fault),
    remove: (fault) => faults.remove(fault),
    clear: () => faults.clear(),
    list: async () => faults.list().map((fault) => ({ ...fault, text: faults.describe(fault) })),
    calls: async () => [...faults.calls],
    presets: async () => {
      const active = new Set(faults.list().map(({ preset }) => preset))
      return faults.presets.map(({ id, name, next }) => ({ id, name, next, isActive: active.has(id) }))
    },
    setPreset: async (id) => setPreset(id, faults),
    latency: () => backend.latency,
    setLatency: (ms) => {
      backend.latency = ms
    },
    subscribe: (listener) => backend.onActivity(listener),
  }
}

/** A fault remembers its preset, so presets survive reloads, exports and replays like the faults themselves. */
function setPreset(id: string | null, faults: Backend['faults']): void {
  const chosen = faults.presets.find((preset) => preset.id === id)
  if (chosen === undefined && id !== null)
    throw new Error(`There is no preset '${id}'. The presets are: ${faults.presets.map(({ id }) => id).join(', ')}`)
  for (const fault of faults.list()) if (fault.preset !== undefined) faults.remove(fault)
  if (chosen === undefined) return
  // The newest fault comes first in the list.
  for (const fault of chosen.faults.toReversed()) faults.set({ ...fault, preset: chosen.id })
}
