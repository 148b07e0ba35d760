import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs'
import { DOT, headerOf, isInside, pillSize } from '#src/workbench/flows/statechart/measures.ts'
import type { ChartEdge, ChartGraph, ChartNode } from '#src/workbench/trace/graph.ts'
import { type ChartOrder, orderOf } from './chart-order.ts'

const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.randomSeed': '1',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.thoroughness': '30',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
}
const PADDING = 16

/**
 * Converts a chart to ELK's format. A transition from a state into itself becomes a label node inside the state, from which
 * its lines start. A backward transition is passed reversed, because ELK's own model order fails for nested states.
 *
 * @param room extra width that states need for their own text: ELK ignores the minimum width of a state with children
 */
export function elkGraph(graph: ChartGraph, room: Room = new Map()): ElkNode {
  const order = orderOf(graph)
  const [root] = graph.nodes
  // Regions stand below each other, each from left to right; every other chart reads from top to bottom.
  const options = { ...OPTIONS, 'elk.direction': root?.type === 'parallel' ? 'RIGHT' : 'DOWN' }
  return {
    id: 'chart',
    layoutOptions: options,
    children: root === undefined ? [] : [toElkNode(root, { graph, order, options, room })],
    edges: [...graph.edges.flatMap((edge) => toElkEdges(edge, order)), ...graph.nodes.flatMap(initialEdge)],
  }
}

/** in px, by state id */
export type Room = ReadonlyMap<string, number>

interface Building {
  graph: ChartGraph
  order: ChartOrder
  options: LayoutOptions
  room: Room
}

function toElkNode(node: ChartNode, building: Building): ElkNode {
  const { graph, order, options, room } = building
  const { w, h } = headerOf(graph, node)
  if (node.children.length === 0) return { id: node.id, width: w, height: h }
  return {
    id: node.id,
    children: [
      ...(node.initial === null ? [] : [{ id: dotOf(node), width: DOT, height: DOT }]),
      ...graph.edges.filter((edge) => edge.source === node.id && isInward(edge, order)).map(labelNode),
      ...graph.nodes.filter(({ parent }) => parent === node.id).map((child) => toElkNode(child, building)),
    ],
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${h + 8},left=${PADDING},bottom=${PADDING},right=${PADDING + (room.get(node.id) ?? 0)}]`,
    },
  }
}

function labelNode(edge: ChartEdge): ElkNode {
  const { w, h } = pillSize(edge)
  return { id: edge.id, width: w, height: h }
}

function toElkEdges(edge: ChartEdge, order: ChartOrder): ElkExtendedEdge[] {
  if (isInside(edge)) return []
  if (isInward(edge, order))
    return edge.targets.map((target, leg) => ({ id: legOf(edge, leg), sources: [edge.id], targets: [target] }))
  const { w, h } = pillSize(edge)
  return edge.targets.map((target, leg) => {
    const ends = [[edge.source], [target]] as const
    const [sources, targets] = order.isBackward(edge.source, target) ? ends.toReversed() : ends
    const labels = [{ text: edge.label, width: w, height: h, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }]
    return {
      id: legOf(edge, leg),
      sources: [...(sources ?? [])],
      targets: [...(targets ?? [])],
      ...(leg === 0 ? { labels } : {}),
    }
  })
}

function initialEdge(node: ChartNode): ElkExtendedEdge[] {
  return node.initial === null ? [] : [{ id: dotOf(node), sources: [dotOf(node)], targets: [node.initial] }]
}

/** Whether the transition's targets are inside its source. */
export function isInward({ source, targets }: ChartEdge, { isWithin }: ChartOrder): boolean {
  return targets.length > 0 && targets.every((target) => isWithin(target, source))
}

/** The id of a state's initial dot and of its line. */
export function dotOf({ id }: ChartNode): string {
  return `${id}|begins`
}

/** The id of one line of a transition. */
export function legOf({ id }: ChartEdge, leg: number): string {
  return `${id}|${leg}`
}
