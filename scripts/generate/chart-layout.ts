import { createHash } from 'node:crypto'
import type { ElkNode, ElkPoint } from 'elkjs'
import ELK from 'elkjs/lib/elk.bundled.js'
import { type LayoutFile, readLayout } from '#src/workbench/flows/statechart/layout.ts'
import { headerOf } from '#src/workbench/flows/statechart/measures.ts'
import type { ChartGraph } from '#src/workbench/trace/graph.ts'
import { dotOf, elkGraph, legOf } from './chart-elk.ts'
import { orderOf } from './chart-order.ts'

/** The layout of a machine's chart. Deterministic: the same graph gives the same bytes. */
export async function layOut(graph: ChartGraph): Promise<LayoutFile> {
  const elk = new ELK()
  const first = toFile(graph, await elk.layout(elkGraph(graph)))
  const { boxes } = readLayout(graph, first)
  const missing = graph.nodes.map((node) => [node.id, headerOf(graph, node).w - (boxes.get(node.id)?.w ?? 0)] as const)
  const room = new Map(missing.filter(([, width]) => width > 0))
  return room.size === 0 ? first : toFile(graph, await elk.layout(elkGraph(graph, room)))
}

/** Changes with the graph and the sizes, so it shows whether a layout is out of date. */
export function hashOf(graph: ChartGraph): string {
  return createHash('sha256')
    .update(JSON.stringify([graph, elkGraph(graph)]))
    .digest('hex')
    .slice(0, 12)
}

function toFile(graph: ChartGraph, root: ElkNode): LayoutFile {
  const places = new Map(placesOf(root, 0, 0))
  const lines = new Map(linesOf(root, places))
  const { isBackward } = orderOf(graph)
  return {
    hash: hashOf(graph),
    size: [Math.ceil(root.width ?? 0), Math.ceil(root.height ?? 0)],
    nodes: graph.nodes.map(({ id }) => rounded(places.get(id))),
    initials: graph.nodes.map((node) => (node.initial === null ? [] : (lines.get(dotOf(node))?.path ?? []).flat())),
    labels: graph.edges.map((edge) => rounded(places.get(edge.id) ?? lines.get(legOf(edge, 0))?.label)),
    paths: graph.edges.map((edge) =>
      edge.targets.map((target, leg) => {
        const path = lines.get(legOf(edge, leg))?.path ?? []
        return (isBackward(edge.source, target) ? path.toReversed() : path).flat()
      }),
    ),
  }
}

type Place = [x: number, y: number, w: number, h: number]

function placesOf(
  { id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode,
  left: number,
  top: number,
): [string, Place][] {
  const [west, north] = [left + x, top + y]
  return [[id, [west, north, width, height]], ...children.flatMap((child) => placesOf(child, west, north))]
}

/** Rounds borders instead of sizes, so that lines still end at the borders. */
function rounded(place: Place | undefined): number[] {
  if (place === undefined) return []
  const [x, y, w, h] = place
  const [left, top] = [Math.round(x), Math.round(y)]
  return [left, top, Math.round(x + w) - left, Math.round(y + h) - top]
}

interface Line {
  path: [x: number, y: number][]
  label: Place | undefined
}

/** ELK's points are relative to the state that contains both ends of the line. */
function linesOf(root: ElkNode, places: Map<string, Place>): [string, Line][] {
  return (root.edges ?? []).map(({ id, container, sections = [], labels: [label] = [] }) => {
    const [left, top] = places.get(container ?? root.id) ?? [0, 0]
    const at = ({ x, y }: ElkPoint): [number, number] => [Math.round(x + left), Math.round(y + top)]
    const path = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint, ...bendPoints, endPoint].map(at),
    )
    const { x = 0, y = 0, width = 0, height = 0 } = label ?? {}
    return [id, { path, label: label === undefined ? undefined : [x + left, y + top, width, height] }]
  })
}
