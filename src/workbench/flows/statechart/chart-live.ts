import type { ChartEdge, ChartGraph, ChartNode } from '#src/workbench/trace/graph.ts'
import type { ChartLayout } from './layout.ts'
import type { Box } from './measures.ts'
import type { TransitionMark } from './transition.tsx'

/** What a chart shows of a running actor. */
export interface ChartLive {
  /** ids of the active states */
  active: readonly string[]
  /** ids of the transitions that were just taken */
  last: readonly string[]
  /** ids of the transitions whose guard is false now */
  blocked: readonly string[]
  /** running delays, by the id of each transition that they may trigger; ms of virtual time */
  timers: ReadonlyMap<string, ChartTimer>
}

export interface ChartTimer {
  left: number
  delay: number
}

export function markOf(edge: ChartEdge, live: ChartLive | undefined): TransitionMark {
  if (live === undefined) return 'idle'
  if (live.last.includes(edge.id)) return 'taken'
  if (!live.active.includes(edge.source)) return 'idle'
  if (live.blocked.includes(edge.id)) return 'blocked'
  return isPressable(edge) ? 'open' : 'awaited'
}

/** A person can send events and skip delays, but cannot trigger `always` transitions or results of actors. */
export function isPressable({ kind }: ChartEdge): boolean {
  return kind === 'event' || kind === 'after'
}

/** Where the innermost active states are; only the newly entered ones, if there are any. */
export function activeBoxes(graph: ChartGraph, { boxes }: ChartLayout, live: ChartLive | undefined): readonly Box[] {
  if (live === undefined) return []
  const { last } = live
  const innermost = innermostActive(graph, live)
  const targets = graph.edges.filter(({ id }) => last.includes(id)).flatMap((edge) => edge.targets)
  const entered = innermost.filter(({ id }) => targets.some((target) => isWithin(graph, id, target)))
  return (entered.length === 0 ? innermost : entered).flatMap(({ id }) => boxes.get(id) ?? [])
}

/** Where the transitions are named that leave the innermost active states. */
export function waysOut(graph: ChartGraph, { labels }: ChartLayout, live: ChartLive | undefined): readonly Box[] {
  if (live === undefined) return []
  const innermost = innermostActive(graph, live).map(({ id }) => id)
  return graph.edges.filter(({ source }) => innermost.includes(source)).flatMap(({ id }) => labels.get(id) ?? [])
}

export function innermostActive({ nodes }: ChartGraph, { active }: ChartLive): readonly ChartNode[] {
  return nodes.filter(({ id, children }) => active.includes(id) && !children.some((child) => active.includes(child)))
}

function isWithin(graph: ChartGraph, id: string | null, outer: string): boolean {
  if (id === null || id === outer) return id === outer
  return isWithin(graph, graph.nodes.find((node) => node.id === id)?.parent ?? null, outer)
}
