import type { Backend } from '#mocks/bank/backend.ts'
import { CALL_NAMES } from '#mocks/bank/call-names.ts'
import { describeCall, describeFault } from '#mocks/bank/describe-fault.ts'
import { faultPresets } from '#mocks/bank/fault-presets.ts'
import type { DemoFaults } from './demo-contract.ts'

/** `window.demo.faults`. A fault remembers its preset, so presets survive reloads, exports and replays like the faults themselves. */
export function createDemoFaults(backend: Backend): DemoFaults {
  const { faults } = backend
  return {
    set: (fault) => faults.set(fault),
    remove: (fault) => faults.remove(fault),
    clear: () => faults.clear(),
    list: () => faults.list().map((fault) => ({ ...fault, text: describeFault(fault) })),
    calls: () => CALL_NAMES.map((call) => ({ call, text: describeCall(call) })),
    presets: () => {
      const active = new Set(faults.list().map(({ preset }) => preset))
      return faultPresets.map(({ id, name, next }) => ({ id, name, next, isActive: active.has(id) }))
    },
    setPreset: (id) => {
      const chosen = faultPresets.find((preset) => preset.id === id)
      if (chosen === undefined && id !== null)
        throw new Error(`There is no preset '${id}'. The presets are: ${faultPresets.map(({ id }) => id).join(', ')}`)
      for (const fault of faults.list()) if (fault.preset !== undefined) faults.remove(fault)
      if (chosen === undefined) return
      // The newest fault comes first in the list.
      for (const fault of chosen.faults.toReversed()) faults.set({ ...fault, preset: chosen.id })
    },
    latency: () => backend.latency,
    setLatency: (ms) => {
      backend.latency = ms
    },
    subscribe: (listener) => backend.onActivity(listener),
  }
}
