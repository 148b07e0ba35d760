import type { Backend } from '#mocks/bank/backend.ts'
import type { AppStep, Fault } from '#src/contract/app-steps.ts'
import type { DeskFaults } from '#src/workbench/contract/desk-demo.ts'
import { createSecretPlaceholders } from '#src/workbench/timeline/secret-placeholders.ts'
import type { Note, Timeline } from '#src/workbench/timeline/timeline.ts'

/** `window.demo.faults` */
export function createDemoFaults(backend: Backend, { runAsEntry, runAsEntrySync }: Timeline): DeskFaults {
  const { faults } = backend
  const { ofStep } = createSecretPlaceholders(backend)
  const note = (text: string, ...steps: AppStep[]): Note => ({ lane: 'demo', text, steps: ofStep(steps) })
  return {
    set: (fault) =>
      runAsEntrySync(
        () => note(`A fault was set: ${faults.describe(fault)}`, { kind: 'fault', fault }),
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
        () => note('All faults were removed', { kind: 'fault', fault: null }),
        () => faults.clear(),
      ),
    list: async () => faults.list().map((fault) => ({ ...fault, text: faults.describe(fault) })),
    calls: async () => [...faults.calls],
    presets: async () => {
      const active = new Set(faults.list().map(({ preset }) => preset))
      return faults.presets.map(({ id, name, next }) => ({ id, name, next, isActive: active.has(id) }))
    },
    setPreset: (id) => {
      const name = faults.presets.find((preset) => preset.id === id)?.name
      const text = name === undefined ? 'The faults of a preset were removed' : `The preset “${name}” was set`
      return runAsEntry(
        // The newest fault comes first in the list.
        () => note(text, { kind: 'fault', fault: null }, ...faults.list().toReversed().map(asStep)),
        async () => setPreset(id, faults),
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

function asStep(fault: Fault): AppStep {
  return { kind: 'fault', fault }
}
