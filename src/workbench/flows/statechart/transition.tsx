import type { ChartEdge } from '#src/workbench/trace/graph.ts'
import { ChartText } from './chart-text.tsx'
import { type InkRole, ink } from './ink.ts'
import type { Point } from './layout.ts'
import { type Box, DOT, isInside, linesOf, PILL_INSET, PILL_LINE, TEXT_SIZE } from './measures.ts'
import type { TextWeight } from './text-width.ts'

/**
 * How a transition is drawn: its state is not active; a person can trigger it; it happens by itself; its guard is false;
 * it was just taken.
 */
export type TransitionMark = 'idle' | 'open' | 'awaited' | 'blocked' | 'taken'

interface LineProps {
  edge: ChartEdge
  paths: readonly (readonly Point[])[]
  mark: TransitionMark
  /** hovered */
  isHot?: boolean
}

/** Automatic transitions are dashed; those just taken are thick. */
export function TransitionLine({ edge, paths, mark, isHot = false }: LineProps) {
  const colour = ink(COLOUR[mark] ?? (isHot ? 'ink' : 'line-strong'))
  const isAutomatic = edge.kind === 'always' || edge.kind === 'after'
  return paths.map((points, leg) => (
    <g key={edge.targets[leg]}>
      <path
        d={linePath(points)}
        fill="none"
        stroke={colour}
        strokeWidth={isHot ? Math.max(WEIGHT[mark], 2.75) : WEIGHT[mark]}
        strokeDasharray={isAutomatic ? (mark === 'taken' ? '9 5' : '5 4') : undefined}
      />
      <path d={headPath(points, mark === 'taken' ? 1.4 : 1)} fill={colour} />
    </g>
  ))
}

const COLOUR: Partial<Record<TransitionMark, InkRole>> = { open: 'accent', awaited: 'accent', taken: 'accent' }
const WEIGHT: Record<TransitionMark, number> = { idle: 1.25, open: 1.75, awaited: 1.75, blocked: 1.25, taken: 3.5 }

interface LabelProps {
  edge: ChartEdge
  box: Box
  mark: TransitionMark
  /** ms of virtual time: what is left of its delay, and the whole delay */
  left?: number | undefined
  delay?: number | undefined
}

/** A transition's trigger, with its guard below. A running delay fills the label from the left and shows the time left. */
export function TransitionLabel({ edge, box, mark, left, delay }: LabelProps) {
  const { ground, border, dash, text, weight } = STYLE[mark]
  const [starts = '', guard] = linesOf(edge)
  const isTimed = left !== undefined && delay !== undefined
  const words = isTimed ? countdown(edge, left) : starts
  const colour = mark === 'idle' || mark === 'awaited' ? toneOf(edge) : text
  const place = { x: box.x + PILL_INSET, size: TEXT_SIZE }
  return (
    <>
      <rect {...size(box)} fill={ink(isTimed ? 'surface' : ground)} stroke="none" />
      {isTimed ? <TimeBar box={box} share={elapsed(left, delay)} /> : null}
      <rect
        {...size(box)}
        fill="none"
        stroke={ink(isTimed ? 'waits' : border)}
        strokeWidth={mark === 'idle' ? 1 : 1.5}
        strokeDasharray={dash}
      />
      <ChartText {...place} y={box.y + 15.5} weight={weight} fill={ink(isTimed ? 'ink' : colour)}>
        {words}
      </ChartText>
      {guard === undefined ? null : (
        <ChartText
          {...place}
          y={box.y + 15.5 + PILL_LINE}
          fontStyle="italic"
          fill={ink(isTimed ? 'ink' : mark === 'idle' ? 'ink-soft' : text)}
          textDecoration={mark === 'blocked' ? 'line-through' : undefined}
        >
          {guard}
        </ChartText>
      )}
    </>
  )
}

/** Fills a label from the left, above a line that is visible without colour too. */
function TimeBar({ box, share }: { box: Box; share: number }) {
  const { x, y, w, h } = box
  return (
    <>
      <rect {...size(box)} width={w * share} fill={ink('waits-tint')} />
      <rect x={x + 3} y={y + h - 4} width={(w - 6) * share} height={2.5} fill={ink('waits')} />
    </>
  )
}

interface Style {
  ground: InkRole
  border: InkRole
  dash?: string
  text: InkRole
  weight: TextWeight
}

const STYLE: Record<TransitionMark, Style> = {
  idle: { ground: 'surface', border: 'line', text: 'ink', weight: 500 },
  open: { ground: 'accent-tint', border: 'accent', text: 'ink', weight: 600 },
  awaited: { ground: 'surface', border: 'accent', text: 'ink', weight: 500 },
  blocked: { ground: 'surface', border: 'line-strong', dash: '3 3', text: 'ink-soft', weight: 500 },
  taken: { ground: 'accent', border: 'accent', text: 'on-accent', weight: 600 },
}

function toneOf({ kind }: ChartEdge): InkRole {
  if (kind === 'error') return 'failed'
  return kind === 'done' ? 'done' : 'ink'
}

/** The text of a running delay: tenths of a second, rounded up, so that 'after 0 s' is never shown too early. */
function countdown(edge: ChartEdge, left: number): string {
  const seconds = `after ${Math.ceil(left / 100) / 10} s`
  return isInside(edge) ? `${seconds} / ${edge.actions.join(', ') || 'nothing'}` : seconds
}

function elapsed(left: number, delay: number): number {
  return delay > 0 ? Math.min(1, Math.max(0, 1 - left / delay)) : 1
}

function size({ x, y, w, h }: Box) {
  return { x, y, width: w, height: h, rx: 7 }
}

/** The initial mark of a state, and the line from it. */
export function InitialMark({ points }: { points: readonly Point[] }) {
  const [start, second] = points
  if (start === undefined || second === undefined) return null
  // The line starts at the edge of the mark.
  const [x, y] = start.x === second.x ? [start.x, start.y - DOT / 2] : [start.x - DOT / 2, start.y]
  return (
    <>
      <circle cx={x} cy={y} r={DOT / 2} fill={ink('ink-soft')} />
      <path d={linePath(points)} fill="none" stroke={ink('ink-soft')} strokeWidth={1.25} />
      <path d={headPath(points)} fill={ink('ink-soft')} />
    </>
  )
}

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
