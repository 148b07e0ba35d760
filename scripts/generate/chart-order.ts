import type { ChartGraph, ChartNode } from '#src/kit/statechart/graph.ts'

export interface ChartOrder {
  /** goes against the reading order, from a state to one that comes before it */
  isBackward: (source: string, target: string) => boolean
  /** lies somewhere inside */
  isWithin: (inner: string, outer: string) => boolean
}

/** The reading order of a chart: siblings by their distance from where their parent begins. */
export function orderOf(graph: ChartGraph): ChartOrder {
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
    isBackward: (source, target) => {
      const [from, to] = parting(chain(source), chain(target))
      return (ranks.get(to ?? '') ?? 0) < (ranks.get(from ?? '') ?? 0)
    },
    isWithin: (inner, outer) => inner !== outer && chain(inner).includes(outer),
  }
}

/** The two siblings between which a transition moves, whichever of their inner states it names. */
function parting(from: string[], to: string[]): readonly [string | undefined, string | undefined] {
  const at = from.findIndex((id, depth) => id !== to[depth])
  return at < 0 ? [undefined, undefined] : [from[at], to[at]]
}

/** The children in the order in which they are reached first; those that are not, after them. */
function reached({ initial, children }: ChartNode, moves: (readonly [string | undefined, string | undefined])[]) {
  const order = new Set(initial === null ? children : [initial])
  // A set hands on what is added while it is gone through.
  for (const id of order) for (const [from, to] of moves) if (from === id && to !== undefined) order.add(to)
  return [...new Set([...order, ...children])]
}
