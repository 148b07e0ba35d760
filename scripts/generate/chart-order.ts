import type { ChartGraph, ChartNode } from '#src/workbench/trace/graph.ts'

export type ChartOrder = ReturnType<typeof orderOf>

/** The reading order of a chart: siblings by distance from their parent's initial state. */
export function orderOf(graph: ChartGraph) {
  const parents = new Map(graph.nodes.map(({ id, parent }) => [id, parent]))
  const chain = (id: string): string[] => {
    const parent = parents.get(id)
    return parent == null ? [id] : [...chain(parent), id]
  }
  const moves = graph.edges.flatMap(({ source, targets }) =>
    targets.map((target) => parting(chain(source), chain(target))),
  )
  const ranks = new Map(graph.nodes.flatMap((node) => reached(node, moves).map((id, rank) => [id, rank] as const)))
  return {
    /** whether `target` comes before `source` in the reading order */
    isBackward: (source: string, target: string) => {
      const [from, to] = parting(chain(source), chain(target))
      return (ranks.get(to ?? '') ?? 0) < (ranks.get(from ?? '') ?? 0)
    },
    /** whether `inner` is a descendant of `outer` */
    isWithin: (inner: string, outer: string) => inner !== outer && chain(inner).includes(outer),
  }
}

/** The two siblings that a transition connects, even if it names their inner states. */
function parting(from: string[], to: string[]): readonly [string | undefined, string | undefined] {
  const at = from.findIndex((id, depth) => id !== to[depth])
  return at < 0 ? [undefined, undefined] : [from[at], to[at]]
}

/** The children in breadth-first order; unreachable ones last. */
function reached({ initial, children }: ChartNode, moves: (readonly [string | undefined, string | undefined])[]) {
  const order = new Set(initial === null ? children : [initial])
  // Iterating a Set includes elements that are added during the iteration.
  for (const id of order) for (const [from, to] of moves) if (from === id && to !== undefined) order.add(to)
  return [...new Set([...order, ...children])]
}
