import type { Backend } from '#mocks/bank/backend.ts'
import type { RecordingProof } from '#src/workbench/demo/demo-contract.ts'
import { type Rows, rowDifference } from './compare-rows.ts'
import { stateDifferences } from './compare-states.ts'
import { proofNow } from './proof.ts'

/** Describes how the end of a replay differs from the recorded one; null when it does not. */
export function endDifference(recorded: RecordingProof, backend: Pick<Backend, 'snapshot'>): string | null {
  const { rows: expected } = recorded
  const { states, rows } = proofNow(backend, Object.keys(expected))
  const difference = differenceInRows(expected, rows)
  const words = [...stateDifferences(recorded.states, states), ...(difference === null ? [] : [difference])]
  return words.length === 0 ? null : words.join('; ')
}

function differenceInRows(expected: Rows, found: Rows): string | null {
  const isAsSeeded = (record: string) => !Object.hasOwn(expected, record)
  const changed = Object.keys(found).find(isAsSeeded)
  if (changed !== undefined) return `${collectionOf(changed)} were expected to be as seeded, and were changed`
  return rowDifference(expected, found, collectionOf)
}

function collectionOf(record: string): string {
  return record.split('/')[0] ?? record
}
