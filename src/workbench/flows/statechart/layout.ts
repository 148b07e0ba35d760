import layouts from '#src/workbench/flows/layouts.json' with { type: 'json' }
import type { ChartEdge, ChartGraph } from '#src/workbench/trace/graph.ts'
import { type Box, headerOf } from './measures.ts'

/** A layout as stored in its file: integers in px, in the order of the graph that it was made for. */
export interface LayoutFile {
  /** hash of that graph and of the sizes that it was made for */
  hash: string
  size: [w: number, h: number]
  /** for each state: x, y, w, h */
  nodes: number[][]
  /** for each state: the line from its initial mark; empty when it has no initial child */
  initials: number[][]
  /** for each transition: its label, and its lines; empty when it has no target */
  labels: number[][]
  paths: number[][][]
}

export interface Point {
  x: number
  y: number
}

/** The positions of a chart's parts, in px from its upper left. */
export interface ChartLayout {
  w: number
  h: number
  /** by state id */
  boxes: ReadonlyMap<string, Box>
  /** by state id: the line from the initial mark */
  initials: ReadonlyMap<string, readonly Point[]>
  /** by transition id */
  labels: ReadonlyMap<string, Box>
  /** by transition id: one line for each target */
  paths: ReadonlyMap<string, readonly (readonly Point[])[]>
}

export function readLayout(graph: ChartGraph, file: LayoutFile): ChartLayout {
  const [w, h] = file.size
  const boxes = new Map(graph.nodes.map(({ id }, index) => [id, toBox(file.nodes[index])]))
  const inside = graph.nodes.flatMap((node) => {
    const { x = 0, y = 0 } = boxes.get(node.id) ?? {}
    return headerOf(graph, node).inside.map(
      (place) => [place.edge.id, { ...place, x: x + place.x, y: y + place.y }] as const,
    )
  })
  const placed = graph.edges.flatMap(({ id, targets }, index) =>
    targets.length === 0 ? [] : [[id, toBox(file.labels[index])] as const],
  )
  return {
    w,
    h,
    boxes,
    initials: new Map(
      graph.nodes.flatMap(({ id, initial }, index) =>
        initial === null ? [] : [[id, toPoints(file.initials[index])] as const],
      ),
    ),
    labels: new Map([...inside.map(([id, { x, y, w, h }]) => [id, { x, y, w, h }] as const), ...placed]),
    paths: new Map(graph.edges.map((edge: ChartEdge, index) => [edge.id, (file.paths[index] ?? []).map(toPoints)])),
  }
}

function toBox([x = 0, y = 0, w = 0, h = 0]: number[] = []): Box {
  return { x, y, w, h }
}

function toPoints(flat: number[] = []): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, at) => ({ x: flat[2 * at] ?? 0, y: flat[2 * at + 1] ?? 0 }))
}

/**
 * The layout of a machine's chart. `npm run generate charts` writes the file.
 *
 * @throws {Error} when the machine has none
 */
export function layoutOf(graph: ChartGraph): ChartLayout {
  const layout = (layouts as unknown as Readonly<Record<string, LayoutFile>>)[graph.id]
  if (layout === undefined) throw new Error(`The machine '${graph.id}' has no layout`)
  return readLayout(graph, layout)
}
