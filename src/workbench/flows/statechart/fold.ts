import type { ChartEdge, ChartGraph } from './graph.ts'
import type { ChartLayout, Point } from './layout.ts'
import { type Box, isInside } from './measures.ts'

/**
 * The layout with some states folded: their children are gone, and lines to a child end at the border. Everything
 * else keeps its position.
 */
export function foldLayout(graph: ChartGraph, layout: ChartLayout, folded: ReadonlySet<string>): ChartLayout {
  if (folded.size === 0) return layout
  const parents = new Map(graph.nodes.map(({ id, parent }) => [id, parent]))
  const foldOf = (id: string): string | null => outermost(parents.get(id) ?? null, parents, folded)
  const boxOf = (id: string | null) => (id === null ? undefined : layout.boxes.get(id))
  const covers = [...folded].flatMap((id) => boxOf(id) ?? [])
  const isGone = (edge: ChartEdge) => {
    const from = foldOf(edge.source)
    if (isInside(edge)) return from !== null
    return edge.targets.every(
      (target) => foldOf(target) !== null && (foldOf(target) === from || foldOf(target) === edge.source),
    )
  }
  const shown = graph.edges.filter((edge) => !isGone(edge))
  return {
    ...layout,
    boxes: new Map([...layout.boxes].filter(([id]) => foldOf(id) === null)),
    initials: new Map([...layout.initials].filter(([id]) => foldOf(id) === null && !folded.has(id))),
    labels: new Map(
      shown.flatMap((edge) => {
        const label = layout.labels.get(edge.id)
        const isCovered = label !== undefined && !isInside(edge) && covers.some((box) => holds(box, label))
        return label === undefined || isCovered ? [] : [[edge.id, label] as const]
      }),
    ),
    paths: new Map(
      shown.map((edge) => [
        edge.id,
        (layout.paths.get(edge.id) ?? []).map((path, leg) => {
          const ended = clipped(path, boxOf(foldOf(edge.targets[leg] ?? '')))
          return clipped(ended.toReversed(), boxOf(foldOf(edge.source))).toReversed()
        }),
      ]),
    ),
  }
}

/** The number of states inside a state, at any depth. */
export function countInside({ nodes }: Pick<ChartGraph, 'nodes'>, id: string): number {
  return nodes
    .filter(({ parent }) => parent === id)
    .reduce((sum, child) => sum + 1 + countInside({ nodes }, child.id), 0)
}

function outermost(
  id: string | null,
  parents: ReadonlyMap<string, string | null>,
  folded: ReadonlySet<string>,
): string | null {
  if (id === null) return null
  return outermost(parents.get(id) ?? null, parents, folded) ?? (folded.has(id) ? id : null)
}

/** A line up to the point where it enters a box. */
function clipped(path: readonly Point[], box: Box | undefined): readonly Point[] {
  if (box === undefined) return path
  const at = path.findIndex((point) => isWithin(point, box))
  const [outer, inner] = [path[at - 1], path[at]]
  if (outer === undefined || inner === undefined) return path
  const { x, y, w, h } = box
  return [...path.slice(0, at), { x: between(outer.x, x, x + w), y: between(outer.y, y, y + h) }]
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

function isWithin({ x, y }: Point, box: Box): boolean {
  return x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h
}

function holds(box: Box, { x, y, w, h }: Box): boolean {
  return isWithin({ x: x + w / 2, y: y + h / 2 }, box)
}
