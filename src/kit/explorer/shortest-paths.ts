import type { Exploration } from './configuration.ts'
import { readWay, written, writtenWay } from './moves.ts'
import type { Plan } from '#src/kit/model/plan.ts'
import { Run, type Runnable, runnableOf } from './run.ts'

/** The shortest ways of one machine as they are written down, by the ids of its states and transitions. */
export interface ShortestWays {
  states: Readonly<Record<string, string>>
  transitions: Readonly<Record<string, string>>
}

/** In the order of the chart. */
export function shortestWays({ states, transitions, entered, taken }: Exploration): ShortestWays {
  const waysTo = (ids: readonly string[], ways: Exploration['entered']) =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const way = ways.get(id)
        return way === undefined ? [] : [[id, writtenWay(way)]]
      }),
    )
  return { states: waysTo(states, entered), transitions: waysTo(transitions, taken) }
}

/** In words, where what is written down and what was found differ. */
export function differences(machine: string, kept: ShortestWays | undefined, found: ShortestWays): string[] {
  return (['states', 'transitions'] as const).flatMap((kind) => {
    const [before, now] = [kept?.[kind] ?? {}, found[kind]]
    return [...new Set([...Object.keys(before), ...Object.keys(now)])]
      .filter((id) => before[id] !== now[id])
      .map((id) => `${machine}: of the ${kind}, ${id} was reached ${by(before[id])}, and is now reached ${by(now[id])}`)
  })
}

function by(way: string | undefined): string {
  return way === undefined ? 'by no way' : `by '${way}'`
}

/** The first transition or state that its written way does not lead to any more, in words; null when all do. */
export function brokenWay(
  plan: Plan,
  { states, transitions }: ShortestWays,
  runnable: Runnable = runnableOf(plan),
  /** the transition whose way is tried first */
  suspect = '',
): string | null {
  const suspected = Object.entries(transitions).filter(([id]) => id === suspect)
  for (const [id, way] of [...suspected, ...Object.entries(transitions)]) {
    if (!follow(plan, way, runnable).transitions.has(id)) return `${id} is not taken by '${way}'`
  }
  for (const [id, way] of Object.entries(states)) {
    if (!follow(plan, way, runnable).states.has(id)) return `${id} is not entered by '${way}'`
  }
  return null
}

/** What the last move of a written way takes and enters; nothing when a move cannot be made. */
function follow(plan: Plan, way: string, runnable: Runnable) {
  const { start, moves } = readWay(way)
  const run = new Run(plan, start, runnable)
  for (const name of moves) {
    const move = run.moves().find((possible) => written(possible) === name)
    run.taken()
    if (move !== undefined) run.make(move)
  }
  const { transitions, left } = run.taken()
  const states = new Set([...left, ...run.nodes.map(({ id }) => id)])
  run.stop()
  return { transitions, states }
}
