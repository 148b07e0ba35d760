import type { Point } from './layout.ts'

const CORNER = 7
const HEAD = { length: 9, half: 4.5 }

/** A line with rounded corners that ends where its arrowhead starts, as SVG path data. */
export function linePath(points: readonly Point[]): string {
  const ends = shortened(points)
  return ends.map((point, at) => step(point, ends[at - 1], ends[at + 1])).join('')
}

/** The arrowhead at the end of a line, as SVG path data. */
export function headPath(points: readonly Point[], scale = 1): string {
  const tip = points.at(-1)
  const from = points.at(-2)
  if (tip === undefined || from === undefined) return ''
  const { x, y } = towards(tip, from, HEAD.length * scale)
  const [dx, dy] = tip.x === from.x ? [HEAD.half * scale, 0] : [0, HEAD.half * scale]
  return `M${tip.x} ${tip.y}L${x + dx} ${y + dy}L${x - dx} ${y - dy}Z`
}

function shortened(points: readonly Point[]): readonly Point[] {
  const tip = points.at(-1)
  const from = points.at(-2)
  if (tip === undefined || from === undefined) return points
  return [...points.slice(0, -1), towards(tip, from, HEAD.length - 2)]
}

function step(point: Point, before: Point | undefined, after: Point | undefined): string {
  if (before === undefined) return `M${point.x} ${point.y}`
  if (after === undefined) return `L${point.x} ${point.y}`
  const radius = Math.min(CORNER, distance(point, before) / 2, distance(point, after) / 2)
  const [enter, leave] = [towards(point, before, radius), towards(point, after, radius)]
  return `L${enter.x} ${enter.y}Q${point.x} ${point.y} ${leave.x} ${leave.y}`
}

/** The point at a distance from one point towards another; lines are vertical or horizontal. */
function towards(from: Point, to: Point, by: number): Point {
  const way = Math.min(by, distance(from, to))
  return { x: from.x + Math.sign(to.x - from.x) * way, y: from.y + Math.sign(to.y - from.y) * way }
}

function distance(one: Point, two: Point): number {
  return Math.abs(one.x - two.x) + Math.abs(one.y - two.y)
}
