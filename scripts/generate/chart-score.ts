import type { ChartGraph } from '#src/workbench/flows/statechart/graph.ts'
import type { ChartLayout, Point } from '#src/workbench/flows/statechart/layout.ts'
import { type Box, headerOf } from '#src/workbench/flows/statechart/measures.ts'

/** Crossings of lines and labels cost most; then long lines and charts wider than a page. */
const COST = { crossing: 40, crossedWords: 70, lengthPerPx: 0.04, bend: 4, areaPerPx: 1 / 4_000, widthPerPx: 0.5 }
const PAGE = 1_200

type Segment = readonly [from: Point, to: Point]

/** Lower scores are easier to read. */
export function scoreOf(graph: ChartGraph, { w, h, boxes, paths }: ChartLayout): number {
  const lines = [...paths.values()].flat().map(segmentsOf)
  const words = graph.nodes.map((node) => {
    const header = headerOf(graph, node)
    const { x = 0, y = 0 } = boxes.get(node.id) ?? {}
    return { x, y: y + 4, w: header.w, h: header.h - 8 }
  })
  const crossings = lines.flatMap((line, at) =>
    lines.slice(at + 1).flatMap((other) => line.filter((one) => other.some((two) => cross(one, two)))),
  )
  const crossedWords = words.flatMap((box) => lines.flat().filter((segment) => passes(segment, box)))
  return (
    crossings.length * COST.crossing +
    crossedWords.length * COST.crossedWords +
    sum(lines.flat().map(lengthOf)) * COST.lengthPerPx +
    lines.flat().length * COST.bend +
    w * h * COST.areaPerPx +
    Math.max(0, w - PAGE) * COST.widthPerPx
  )
}

function segmentsOf(path: readonly Point[]): Segment[] {
  return path.slice(1).map((to, at) => [path[at] ?? to, to] as const)
}

/** Whether two axis-parallel segments cross. */
function cross(one: Segment, two: Segment): boolean {
  const [a, b] = [boundsOf(one), boundsOf(two)]
  const isLevel = a.h === 0
  if (isLevel === (b.h === 0)) return false
  const [level, upright] = isLevel ? [a, b] : [b, a]
  return upright.x > level.x && upright.x < level.x + level.w && level.y > upright.y && level.y < upright.y + upright.h
}

function passes(segment: Segment, box: Box): boolean {
  const { x, y, w, h } = boundsOf(segment)
  return x < box.x + box.w && x + w > box.x && y < box.y + box.h && y + h > box.y
}

function boundsOf([from, to]: Segment): Box {
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    w: Math.abs(from.x - to.x),
    h: Math.abs(from.y - to.y),
  }
}

function lengthOf([from, to]: Segment): number {
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y)
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
