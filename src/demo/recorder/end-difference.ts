import type { Backend } from '#mocks/bank/backend.ts'
import type { RecordingProof } from '#src/demo/demo-contract.ts'
import { rowDifference } from '#src/kit/recorder/compare-rows.ts'
import { stateDifferences } from '#src/kit/recorder/compare-states.ts'
import { hashOfWorld } from './hash-of-world.ts'
import { proofNow } from './proof.ts'

const DIFFERENT_HASH =
  'the bank’s data are not those of the recording, which an older version saved with their checksum alone'

/** In words, in what the end of a replay differs from the recorded one; null when in nothing. */
export function endDifference(recorded: RecordingProof, backend: Pick<Backend, 'snapshot'>): string | null {
  const { states, rows = {} } = proofNow(backend)
  const difference =
    recorded.rows === undefined
      ? hashDifference(recorded.hash, backend)
      : rowDifference(recorded.rows, rows, (record) => record.split('/')[0] ?? record)
  const words = [...stateDifferences(recorded.states, states), ...(difference === null ? [] : [difference])]
  return words.length === 0 ? null : words.join('; ')
}

function hashDifference(hash: string | undefined, backend: Pick<Backend, 'snapshot'>): string | null {
  return hash === hashOfWorld(backend.snapshot()) ? null : DIFFERENT_HASH
}
