import type { Backend } from '#mocks/bank/backend.ts'
import type { FaultPreset } from '#mocks/bank/fault-presets.ts'
import type { AppStep, Fault } from '#src/contract/app-steps.ts'
import type { DeskFaults } from '#src/workbench/contract/desk-demo.ts'
import { createSecretPlaceholders } from '#src/workbench/timeline/secret-placeholders.ts'
import type { Note, Timeline } from '#src/workbench/timeline/timeline.ts'

/** `window.demo.faults` */
export function createDemoFaults(backend: Backend, { runAsEntry, runAsEntrySync }: Timeline): DeskFaults {
  const { faults } = backend
  const { ofStep } = createSecretPlaceholders(backend)
  const asStep = (fault: Fault | null): AppStep => ({ kind: 'fault', fault })
  const note = (text: string, ...steps: AppStep[]): Note => ({ lane: 'demo', text, steps: ofStep(steps) })
  return {
    set: (fault) =>
      runAsEntrySync(
        () => note(`A fault was set: ${faults.describe(fault)}`, asStep(fault)),
        () => faults.set(fault),
      ),
    remove: (fault) =>
      runAsEntrySync(
        () =>
          note(`A fault was removed: ${fault.call}, ${fault.kind}`, {
            kind: 'fault-removed',
            fault: { call: fault.call, kind: fault.kind },
          }),
        () => faults.remove(fault),
      ),
    clear: () =>
      runAsEntrySync(
        () => note('All faults were removed', asStep(null)),
        () => faults.clear(),
      ),
    list: async () => faults.list().map((fault) => ({ ...fault, text: faults.describe(fault) })),
    calls: async () => [...faults.calls],
    presets: async () => {
      const active = new Set(faults.list().map(({ preset }) => preset))
      return (await faults.presets()).map(({ id, name, next }) => ({ id, name, next, isActive: active.has(id) }))
    },
    setPreset: async (id) => {
      const chosen = id === null ? null : presetOf(id, await faults.presets())
      const text = chosen === null ? 'The faults of a preset were removed' : `The preset “${chosen.name}” was set`
      return runAsEntry(
        // The newest fault comes first in the list.
        () => note(text, asStep(null), ...faults.list().toReversed().map(asStep)),
        async () => setPreset(chosen, faults),
      )
    },
    latency: () => backend.latency,
    setLatency: (ms) =>
      runAsEntrySync(
        () => note(`Each call takes ${ms} ms`, { kind: 'latency', latency: ms }),
        () => {
          backend.latency = ms
        },
      ),
  }
}

/** A fault remembers its preset, so presets survive reloads, exports and replays like the faults themselves. */
function setPreset(chosen: FaultPreset | null, faults: Backend['faults']): void {
  for (const fault of faults.list()) if (fault.preset !== undefined) faults.remove(fault)
  if (chosen === null) return
  // The newest fault comes first in the list.
  for (const fault of chosen.faults.toReversed()) faults.set({ ...fault, preset: chosen.id })
}

function presetOf(id: string, presets: readonly FaultPreset[]): FaultPreset {
  const found = presets.find((preset) => preset.id === id)
  if (found === undefined)
    throw new Error(`There is no preset '${id}'. The presets are: ${presets.map(({ id }) => id).join(', ')}`)
  return found
}
