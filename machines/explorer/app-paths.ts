import type { Model } from '#machines/model/model.ts'
import type { Steps } from '#machines/model/steps.ts'
import { type Configuration, type Edge, type Exploration, formatMove, type Move } from './exploration.ts'

/** A path through the configurations of a machine. It has one configuration more than moves. */
export interface AppPath {
  start: string
  configurations: readonly Configuration[]
  edges: readonly Edge[]
}

/** The reason given for transient states. */
const TRANSIENT = 'It is left at once.'

/** For each state: the shortest path that the app can take, without moves that it cannot make, or the reason why there is none. */
export function appPaths(model: Model, found: Exploration) {
  const paths = search(model, found, obstacle)
  const anyPaths = search(model, found, () => null)
  const unreachable = new Map<string, string>()
  for (const state of found.states) {
    const path = anyPaths.get(state)
    if (!paths.has(state)) unreachable.set(state, path === undefined ? TRANSIENT : (obstacle(model, path) ?? TRANSIENT))
  }
  return { paths, unreachable }
}

/** Searches breadth first. */
function search(model: Model, { starts }: Exploration, obstacleOf: typeof obstacle): Map<string, AppPath> {
  const paths = new Map<string, AppPath>()
  const note = (path: AppPath) => {
    for (const state of lastOf(path).states) if (!paths.has(state)) paths.set(state, path)
  }
  const seen = new Set<Configuration>()
  const queue = Object.keys(model.starts).flatMap((start): AppPath[] => {
    const configuration = starts.get(start)
    return configuration === undefined ? [] : [{ start, configurations: [configuration], edges: [] }]
  })
  for (const path of queue) {
    const here = lastOf(path)
    if (seen.has(here)) continue
    const isStay = obstacleOf(model, path) === null
    if (isStay) note(path)
    if (!isStay && obstacleBeforeEnd(model, path) !== null) continue
    seen.add(here)
    for (const edge of here.next) queue.push(longer(path, edge))
  }
  return paths
}

function longer({ start, configurations, edges }: AppPath, edge: Edge): AppPath {
  return { start, configurations: [...configurations, edge.to], edges: [...edges, edge] }
}

function lastOf({ configurations }: AppPath): Configuration {
  const configuration = configurations.at(-1)
  if (configuration === undefined) throw new Error('A path needs at least one configuration')
  return configuration
}

/** The first reason why the app cannot take a path or stay at its end; null when it can. */
function obstacle(model: Model, path: AppPath): string | null {
  return obstacleBeforeEnd(model, path) ?? pendingRealTimeCall(model, lastOf(path))?.reason ?? null
}

function obstacleBeforeEnd(model: Model, { start, configurations, edges }: AppPath): string | null {
  const begun = model.starts[start]?.inApp
  if (typeof begun === 'string') return begun
  for (const [index, { move }] of edges.entries()) {
    const refused = refusal(model, move, start)
    if (refused !== null) return refused
    const realTimeCall = configurations[index] === undefined ? null : pendingRealTimeCall(model, configurations[index])
    if (realTimeCall !== null && !(move.kind === 'settle' && move.id === realTimeCall.id)) return realTimeCall.reason
  }
  return null
}

/** The pending call that runs in real time, if any. Until it settles, no path can end or take another move. */
function pendingRealTimeCall({ calls }: Model, { children }: Configuration): { id: string; reason: string } | null {
  for (const { id, src } of children) {
    const call = calls[src]
    if (call !== undefined && 'inRealTime' in call) return { id, reason: call.inRealTime }
  }
  return null
}

/** The reason why the app cannot make a move on a path from this start; null when it can. */
function refusal(model: Model, move: Move, start: string): string | null {
  const { inApp, outcomes, watchers } = model
  const done =
    move.kind === 'settle'
      ? outcomes[move.call]?.[move.name]?.inApp
      : move.kind === 'report'
        ? watchers[move.watcher]?.[move.name]?.inApp
        : inApp[formatMove(move)]
  if (typeof done === 'string') return done
  return isAboutAnother(model, done ?? [], start) ? 'It is about another customer.' : null
}

/** What the bank does for the customer of one start reports nothing to that of another. */
function isAboutAnother({ starts }: Model, steps: Steps, start: string): boolean {
  const [own] = customersOf(starts[start]?.inApp)
  const all = Object.values(starts).flatMap(({ inApp }) => customersOf(inApp))
  return steps.some((step) => step.kind === 'operator' && step.args[0] !== own && all.includes(step.args[0]))
}

function customersOf(steps: Steps | string | undefined): unknown[] {
  return typeof steps === 'object' ? steps.flatMap((step) => (step.kind === 'sign-in' ? [step.persona] : [])) : []
}
