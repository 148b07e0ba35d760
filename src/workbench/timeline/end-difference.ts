import type { Backend } from '#mocks/bank/backend.ts'
import { own } from '#src/contract/own.ts'
import { runningStates } from '#src/platform/actors/running-actors.ts'
import type { RecordingProof } from '#src/workbench/contract/demo-contract.ts'
import { withoutRoles } from '#src/workbench/trace/flow-roles.ts'
import { valueWords } from '#src/workbench/trace/value-words.ts'
import { maskSnapshot, withoutTimestamps } from './mask-snapshot.ts'

/** The end of a recording or a replay: the rows that differ from the seed, plus these records even when they are unchanged. */
export function proofNow(backend: Pick<Backend, 'snapshot'>, also: readonly string[] = []): RecordingProof {
  const flows = withoutRoles(runningStates(), 'by the clock', 'by the browser', 'not recorded')
  const { records } = maskSnapshot(backend.snapshot(also))
  return { states: Object.fromEntries(Object.entries(flows).toSorted(byName)), rows: withoutTimestamps(records) }
}

function byName([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1
}

/** Describes how the end of a replay differs from the recorded one; null when it does not. */
export function endDifference(recorded: RecordingProof, backend: Pick<Backend, 'snapshot'>): string | null {
  const { states, rows } = proofNow(backend, Object.keys(recorded.rows))
  const changed = Object.keys(rows).find((record) => !Object.hasOwn(recorded.rows, record))
  const words = [
    differenceIn(recorded.states, states),
    changed === undefined
      ? differenceIn(recorded.rows, rows)
      : `${changed.split('/')[0]} were expected to be as seeded, and were changed`,
  ].filter((difference) => difference !== null)
  return words.length === 0 ? null : words.join('; ')
}

/** The first difference between two values, with its place. Null equals absent, so a recording stays valid when a nullable column is added later. */
function differenceIn(expected: unknown, found: unknown, place: readonly string[] = []): string | null {
  if (isObject(expected) && isObject(found)) {
    const names = new Set([...Object.keys(expected), ...Object.keys(found)])
    for (const name of [...names].toSorted()) {
      const difference = differenceIn(own(expected, name), own(found, name), [...place, name.split('/')[0] ?? name])
      if (difference !== null) return difference
    }
    return null
  }
  if ((expected ?? null) === (found ?? null)) return null
  const [is, was] = [found, expected].map((value) => (value == null ? 'nothing' : valueWords(value)))
  return `${place.join('.')}: ${was} was expected, ${is} was found`
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
