import type { Model } from '#src/kit/model/model.ts'
import type { Exploration } from './exploration.ts'
import { formatMove, formatPath, parsePath } from './path.ts'
import { TestHarness, type TestMachine } from './test-harness.ts'

/** The shortest paths of one machine as a file stores them, by state id and transition id. */
export interface ShortestPaths {
  states: Readonly<Record<string, string>>
  transitions: Readonly<Record<string, string>>
}

/** Listed in the order of the chart. */
export function shortestPaths({ states, transitions, entered, taken }: Exploration): ShortestPaths {
  const pathsTo = (ids: readonly string[], paths: Exploration['entered']) =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const path = paths.get(id)
        return path === undefined ? [] : [[id, formatPath(path)]]
      }),
    )
  return { states: pathsTo(states, entered), transitions: pathsTo(transitions, taken) }
}

/** Describes each difference between the stored paths and the paths that were found. */
export function differences(machine: string, kept: ShortestPaths | undefined, found: ShortestPaths): string[] {
  return (['states', 'transitions'] as const).flatMap((kind) => {
    const [before, now] = [kept?.[kind] ?? {}, found[kind]]
    return [...new Set([...Object.keys(before), ...Object.keys(now)])]
      .filter((id) => before[id] !== now[id])
      .map((id) => `${machine}: of the ${kind}, ${id} was reached ${by(before[id])}, and is now reached ${by(now[id])}`)
  })
}

function by(path: string | undefined): string {
  return path === undefined ? 'by no path' : `by '${path}'`
}

/** Describes the first transition or state that its stored path no longer reaches; null when all are reached. */
export function brokenPath(
  testMachine: TestMachine,
  model: Model,
  { states, transitions }: ShortestPaths,
  /** the transition whose path is tried first */
  suspect = '',
): string | null {
  const suspected = Object.entries(transitions).filter(([id]) => id === suspect)
  for (const [id, path] of [...suspected, ...Object.entries(transitions)]) {
    if (!follow(testMachine, model, path).transitions.has(id)) return `'${path}' does not take ${id}`
  }
  for (const [id, path] of Object.entries(states)) {
    if (!follow(testMachine, model, path).states.has(id)) return `'${path}' does not enter ${id}`
  }
  return null
}

/** What the last move of a stored path takes and enters; nothing when one of its moves is impossible. */
function follow(testMachine: TestMachine, model: Model, path: string) {
  const { start, moves } = parsePath(path)
  const harness = new TestHarness(testMachine, model, start)
  for (const name of moves) {
    const move = harness.moves().find((possible) => formatMove(possible) === name)
    harness.takeEffects()
    if (move !== undefined) harness.make(move)
  }
  const { transitions, left } = harness.takeEffects()
  const states = new Set([...left, ...harness.states])
  harness.stop()
  return { transitions, states }
}
