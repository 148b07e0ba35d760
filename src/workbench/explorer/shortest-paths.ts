import type { Exploration } from './exploration.ts'
import { formatPath } from './path.ts'

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
