import { expect, test } from 'vitest'
import layouts from '#src/workbench/flows/layouts.json' with { type: 'json' }
import type { ChartLayout, LayoutFile, Point } from '#src/workbench/flows/statechart/layout.ts'
import { layoutOf } from '#src/workbench/flows/statechart/layout.ts'
import { type Box, headerOf } from '#src/workbench/flows/statechart/measures.ts'
import { type ChartEdge, graphOf } from '#src/workbench/trace/graph.ts'
import { machines } from '#src/workbench/trace/machines.ts'
import { isInward } from './chart-elk.ts'
import { hashOf, layOut } from './chart-layout.ts'
import { orderOf } from './chart-order.ts'

const files = layouts as unknown as Readonly<Record<string, LayoutFile>>
const graphs = machines.map(graphOf)

test('FLOW-3: every machine has an up-to-date layout (if not: npm run generate charts)', () => {
  expect(Object.keys(files)).toEqual(graphs.map(({ id }) => id))
  const stale = graphs.filter((graph) => files[graph.id]?.hash !== hashOf(graph))
  expect(
    stale.map(({ id }) => id),
    'these machines have changed since they were laid out: npm run generate charts',
  ).toEqual([])
})

test('FLOW-3: laying out the same machine twice gives the same bytes', async () => {
  const graph = graphs.find(({ id }) => id === 'session') ?? expect.unreachable('there is no session')
  expect(JSON.stringify(await layOut(graph))).toBe(JSON.stringify(files.session))
})

test.each(graphs)('FLOW-3: the chart of $id is complete and nothing in it overlaps', async (graph) => {
  const layout = layoutOf(graph)
  const errors: string[] = []
  const must = (holds: boolean, error: string) => (holds ? 0 : errors.push(error))
  const picture = { x: 0, y: 0, w: layout.w, h: layout.h }
  const box = (id: string) => layout.boxes.get(id) ?? expect.unreachable(`${id} has no place`)
  const order = orderOf(graph)

  for (const node of graph.nodes) {
    const header = headerOf(graph, node)
    must(within(box(node.id), node.parent === null ? picture : box(node.parent)), `${node.id} leaves its parent`)
    must(header.w <= box(node.id).w && header.h <= box(node.id).h, `${node.id} is too small for its words`)
    for (const one of node.children) {
      must(box(one).y >= box(node.id).y + header.h, `${one} covers its parent's words`)
      for (const two of node.children) must(one === two || apart(box(one), box(two)), `${one} covers ${two}`)
    }
    const dot = layout.initials.get(node.id)
    if (node.initial !== null)
      must(dot !== undefined && onBorder(dot.at(-1), box(node.initial)), `${node.id} begins nowhere`)
  }
  for (const edge of graph.edges) {
    const label = layout.labels.get(edge.id)
    must(label !== undefined && within(label, picture), `the label of ${edge.id} is not in the picture`)
    const starts = isInward(edge, order) ? label : box(edge.source)
    const paths = layout.paths.get(edge.id) ?? []
    must(paths.length === edge.targets.length, `${edge.id} has no line`)
    for (const [leg, target] of edge.targets.entries()) {
      must(onBorder(paths[leg]?.[0], starts), `${edge.id} does not start at ${edge.source}`)
      must(onBorder(paths[leg]?.at(-1), box(target)), `${edge.id} does not end at ${target}`)
    }
    for (const other of graph.edges)
      must(edge === other || labelsApart(layout, edge, other), `${edge.id} covers ${other.id}`)
  }
  expect(errors).toEqual([])
})

function within(inner: Box, outer: Box): boolean {
  return (
    inner.w > 0 &&
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.w <= outer.x + outer.w &&
    inner.y + inner.h <= outer.y + outer.h
  )
}

function apart(one: Box, two: Box): boolean {
  return one.x + one.w <= two.x || two.x + two.w <= one.x || one.y + one.h <= two.y || two.y + two.h <= one.y
}

function labelsApart({ labels }: ChartLayout, one: ChartEdge, two: ChartEdge): boolean {
  const [a, b] = [labels.get(one.id), labels.get(two.id)]
  return a !== undefined && b !== undefined && apart(a, b)
}

function onBorder(point: Point | undefined, box: Box | undefined): boolean {
  if (point === undefined || box === undefined) return false
  const { x, y } = point
  const isUpright = x === box.x || x === box.x + box.w
  const isLevel = y === box.y || y === box.y + box.h
  const isInWidth = x >= box.x && x <= box.x + box.w
  const isInHeight = y >= box.y && y <= box.y + box.h
  return (isUpright && isInHeight) || (isLevel && isInWidth)
}
