import type { ChartGraph } from '#src/workbench/trace/graph.ts'

/**
 * The innermost of these states, by their paths below the root: 'confirming.asking', or for parallel regions
 * 'lid.open', 'plate.hot'. Empty when the machine has no child states.
 */
export function statePaths({ nodes }: ChartGraph, active: Iterable<string>): readonly string[] {
  const ids = new Set(active)
  const here = nodes.filter(({ id, parent }) => ids.has(id) && parent !== null)
  return here
    .filter(({ children }) => !children.some((child) => ids.has(child)))
    .map(({ id }) => pathOf(nodes, id).join('.'))
}

/** A state's name in a text. */
export function stateWords(graph: ChartGraph, active: Iterable<string>): string {
  return statePaths(graph, active).join(', ')
}

function pathOf(nodes: ChartGraph['nodes'], id: string): readonly string[] {
  const node = nodes.find((one) => one.id === id)
  return node === undefined || node.parent === null ? [] : [...pathOf(nodes, node.parent), node.key]
}
