import type { Backend } from '#mocks/bank/backend.ts'
import { CALL_NAMES } from '#mocks/bank/call-names.ts'
import { describeCall, describeFault } from '#mocks/bank/describe-fault.ts'
import { faultPresets } from '#mocks/bank/fault-presets.ts'
import type { Fault } from '#src/contract/app-steps.ts'
import type { DemoFaults, ListedCall, ListedFault, ListedPreset } from './demo-contract.ts'

/** `window.demo.faults` */
export function createDemoFaults(backend: Backend): DemoFaults {
  const { faults } = backend
  return {
    set: (fault) => faults.set(fault),
    remove: (fault) => faults.remove(fault),
    clear: () => faults.clear(),
    list: async () => listFaults(faults.list()),
    calls: async () => listCalls(),
    presets: async () => listPresets(faults.list()),
    setPreset: async (id) => setPreset(id, faults),
    latency: () => backend.latency,
    setLatency: (ms) => {
      backend.latency = ms
    },
    subscribe: (listener) => backend.onActivity(listener),
  }
}

function listFaults(faults: readonly Fault[]): ListedFault[] {
  return faults.map((fault) => ({ ...fault, text: describeFault(fault) }))
}

function listCalls(): ListedCall[] {
  return CALL_NAMES.map((call) => ({ call, text: describeCall(call) }))
}

function listPresets(faults: readonly Fault[]): ListedPreset[] {
  const active = new Set(faults.map(({ preset }) => preset))
  return faultPresets.map(({ id, name, next }) => ({ id, name, next, isActive: active.has(id) }))
}

/** A fault remembers its preset, so presets survive reloads, exports and replays like the faults themselves. */
function setPreset(id: string | null, faults: Backend['faults']): void {
  const chosen = faultPresets.find((preset) => preset.id === id)
  if (chosen === undefined && id !== null)
    throw new Error(`There is no preset '${id}'. The presets are: ${faultPresets.map(({ id }) => id).join(', ')}`)
  for (const fault of faults.list()) if (fault.preset !== undefined) faults.remove(fault)
  if (chosen === undefined) return
  // The newest fault comes first in the list.
  for (const fault of chosen.faults.toReversed()) faults.set({ ...fault, preset: chosen.id })
}
