import type { ChartEdge, ChartGraph } from './graph.ts'
import type { ChartLayout } from './layout.ts'
import type { Box } from './measures.ts'
import type { TransitionMark } from './transition.tsx'

/** What a running actor adds to its machine's chart. */
export interface ChartLive {
  /** ids of the states that are active */
  active: ReadonlySet<string>
  /** ids of the states that have been active since the page began */
  seen: ReadonlySet<string>
  /** ids of the transitions just taken */
  last: ReadonlySet<string>
  /** ids of the transitions whose guard says no just now */
  blocked: ReadonlySet<string>
  /** delays under way, by the id of a transition that they start; ms of virtual time */
  timers: ReadonlyMap<string, ChartTimer>
}

export interface ChartTimer {
  left: number
  delay: number
}

export function markOf(edge: ChartEdge, live: ChartLive | undefined): TransitionMark {
  if (live === undefined) return 'idle'
  if (live.last.has(edge.id)) return 'taken'
  if (!live.active.has(edge.source)) return 'idle'
  if (live.blocked.has(edge.id)) return 'blocked'
  return isPressable(edge) ? 'open' : 'awaited'
}

/** Events can be sent and delays gone to the end of; what `always` and the answers of actors do is not for a person to do. */
export function isPressable({ kind }: ChartEdge): boolean {
  return kind === 'event' || kind === 'after'
}

/** The delay that a transition waits for. The guarded branches of one delay share it, whichever of them it is named by. */
export function timerOf({ id, kind }: ChartEdge, live: ChartLive | undefined): ChartTimer | undefined {
  if (kind !== 'after' || live === undefined) return undefined
  const delay = branches(id)
  return live.timers.get(id) ?? [...live.timers].find(([other]) => branches(other) === delay)?.[1]
}

/** Where the innermost active states stand, those alone that have just been entered, if any have. */
export function activeArea(graph: ChartGraph, { boxes }: ChartLayout, live: ChartLive | undefined): Box | undefined {
  if (live === undefined) return undefined
  const { active, last } = live
  const innermost = graph.nodes.filter(
    ({ id, children }) => active.has(id) && !children.some((child) => active.has(child)),
  )
  const targets = graph.edges.filter(({ id }) => last.has(id)).flatMap((edge) => edge.targets)
  const entered = innermost.filter(({ id }) => targets.some((target) => isWithin(graph, id, target)))
  return (entered.length === 0 ? innermost : entered)
    .flatMap(({ id }) => boxes.get(id) ?? [])
    .reduce<Box | undefined>(around, undefined)
}

function isWithin(graph: ChartGraph, id: string | null, outer: string): boolean {
  if (id === null || id === outer) return id === outer
  return isWithin(graph, graph.nodes.find((node) => node.id === id)?.parent ?? null, outer)
}

function around(one: Box | undefined, two: Box): Box {
  if (one === undefined) return two
  const [x, y] = [Math.min(one.x, two.x), Math.min(one.y, two.y)]
  return {
    x,
    y,
    w: Math.max(one.x + one.w, two.x + two.w) - x,
    h: Math.max(one.y + one.h, two.y + two.h) - y,
  }
}

/** A transition's id without its place among those of its state. */
function branches(id: string): string {
  return id.slice(0, id.lastIndexOf('|'))
}
