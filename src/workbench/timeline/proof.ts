import type { Backend } from '#mocks/bank/backend.ts'
import { runningStates } from '#src/platform/actors/running-actors.ts'
import type { RecordingProof } from '#src/workbench/demo/demo-contract.ts'
import { maskSnapshot, withoutTimestamps } from './mask-snapshot.ts'

/** Not part of the proof: the root, and flows that depend on the window, the pointer or the time rather than on the person. */
const UNRECORDED_FLOWS = ['app', 'backdrop', 'copy', 'message', 'navigation', 'social-proof', 'toast', 'toasts']

/** The end of a recording or a replay: the rows that differ from the seed, plus these records even when they are unchanged. */
export function proofNow(backend: Pick<Backend, 'snapshot'>, also: readonly string[] = []): RecordingProof {
  const flows = Object.entries(runningStates()).filter(([name]) => !UNRECORDED_FLOWS.includes(name.split(' ')[0] ?? ''))
  const { records } = maskSnapshot(backend.snapshot(also))
  return { states: Object.fromEntries(flows.toSorted(byName)), rows: withoutTimestamps(records) }
}

function byName([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1
}
