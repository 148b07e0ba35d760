import type { Configuration, Edge, Exploration } from './configuration.ts'
import { type Move, written } from './moves.ts'
import type { Plan } from '#src/kit/model/plan.ts'

/** A way through the configurations of a machine: one more of them than moves. */
export interface AppWay {
  start: string
  configurations: readonly Configuration[]
  edges: readonly Edge[]
}

/** For each state, the shortest way that the app can go; or why it can go none, in words. */
export interface AppWays {
  ways: ReadonlyMap<string, AppWay>
  none: ReadonlyMap<string, string>
}

/** Says why nobody can stay in the states that are left at once. */
const TRANSIENT = 'It is left at once.'

/** Looks for ways among what the exploration found, leaving out what the app cannot do. */
export function appWays(plan: Plan, found: Exploration): AppWays {
  const ways = search(plan, found, obstacle)
  const anyWays = search(plan, found, () => null)
  const none = new Map<string, string>()
  for (const state of found.states) {
    const way = anyWays.get(state)
    if (!ways.has(state)) none.set(state, way === undefined ? TRANSIENT : (obstacle(plan, way) ?? TRANSIENT))
  }
  return { ways, none }
}

/** Breadth first. A way that ends with the flow taken away is the last resort. */
function search(plan: Plan, { starts }: Exploration, obstacleOf: typeof obstacle): Map<string, AppWay> {
  const ways = new Map<string, AppWay>()
  const note = (way: AppWay) => {
    for (const state of lastOf(way).states) if (!ways.has(state)) ways.set(state, way)
  }
  const seen = new Set<Configuration>()
  const ends: AppWay[] = []
  const queue = Object.keys(plan.starts).flatMap((start): AppWay[] => {
    const configuration = starts.get(start)
    return configuration === undefined ? [] : [{ start, configurations: [configuration], edges: [] }]
  })
  for (const way of queue) {
    const here = lastOf(way)
    if (seen.has(here)) continue
    const isStay = obstacleOf(plan, way) === null
    if (isStay) note(way)
    if (!isStay && !isOnTheWay(plan, way)) continue
    seen.add(here)
    for (const edge of here.next) (edge.isEnd ? ends : queue).push(longer(way, edge))
  }
  for (const way of ends) if (obstacleOf(plan, way) === null) note(way)
  return ways
}

function longer({ start, configurations, edges }: AppWay, edge: Edge): AppWay {
  return { start, configurations: [...configurations, edge.to], edges: [...edges, edge] }
}

function lastOf({ configurations }: AppWay): Configuration {
  const configuration = configurations.at(-1)
  if (configuration === undefined) throw new Error('A way leads somewhere')
  return configuration
}

/** The first thing that keeps the app from going a way and staying at its end, in words; null when nothing does. */
function obstacle(plan: Plan, way: AppWay): string | null {
  return obstacleOnTheWay(plan, way) ?? haste(plan, lastOf(way))?.reason ?? null
}

function isOnTheWay(plan: Plan, way: AppWay): boolean {
  return obstacleOnTheWay(plan, way) === null
}

function obstacleOnTheWay(plan: Plan, { start, configurations, edges }: AppWay): string | null {
  const begun = plan.starts[start]?.inApp
  if (typeof begun === 'string') return begun
  for (const [index, { move }] of edges.entries()) {
    const refused = refusal(plan, move)
    if (refused !== null) return refused
    const hasty = configurations[index] === undefined ? null : haste(plan, configurations[index])
    if (hasty !== null && !(move.kind === 'end' && move.id === hasty.id)) return hasty.reason
  }
  return null
}

/** The call that is made in real time: nobody can stay, or do anything else, while it is under way. */
function haste({ calls }: Plan, { children }: Configuration): { id: string; reason: string } | null {
  for (const { id, src } of children) {
    const call = calls[src]
    if (call !== undefined && 'atOnce' in call) return { id, reason: call.atOnce }
  }
  return null
}

/** Why the app cannot make a move; null when it can. */
function refusal({ inApp, outcomes, watchers }: Plan, move: Move): string | null {
  const done =
    move.kind === 'end'
      ? outcomes[move.call]?.[move.name]?.inApp
      : move.kind === 'tell'
        ? watchers[move.watcher]?.[move.name]?.inApp
        : inApp[written(move)]
  return typeof done === 'string' ? done : null
}
