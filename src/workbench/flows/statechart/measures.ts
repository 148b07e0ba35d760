import type { ChartEdge, ChartGraph, ChartNode } from '#src/workbench/trace/graph.ts'
import { textWidth } from './text-width.ts'

/** Sizes of the chart's parts, in px at full size. Layout and drawing both use them. */
export const TITLE_SIZE = 14
export const TEXT_SIZE = 12
export const CHIP_SIZE = 10.5
export const INSET = 12
export const TITLE_HEIGHT = 30
export const ROW_HEIGHT = 18
export const PILL_INSET = 8
const PILL_HEIGHT = 22
export const PILL_LINE = 15
/** diameter of an initial mark */
export const DOT = 10
const PILL_GAP = 4
const CHIP_GAP = 6

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** The lines of a transition's label: its trigger, and its guard. */
export function linesOf(edge: ChartEdge): readonly string[] {
  const starts = isInside(edge) ? `${withTime(edge)} / ${edge.actions.join(', ') || 'nothing'}` : withTime(edge)
  return edge.guard === null ? [starts] : [starts, `if ${edge.guard}`]
}

function withTime({ label, delay, ms }: ChartEdge): string {
  return ms === null || String(ms) === delay ? label : `${label}, ${ms / 1_000} s`
}

/** A transition without a target is a row inside its state. */
export function isInside({ targets }: ChartEdge): boolean {
  return targets.length === 0
}

export function pillSize(edge: ChartEdge): { w: number; h: number } {
  const lines = linesOf(edge)
  const w = Math.max(...lines.map((line) => textWidth(line, TEXT_SIZE))) + 2 * PILL_INSET
  return { w, h: PILL_HEIGHT + (lines.length - 1) * PILL_LINE }
}

/** The lines under a state's name. */
export function rowsOf({ invokes, entry, exit }: ChartNode): readonly string[] {
  return [
    ...invokes.map((name) => `invoke ${name}`),
    ...(entry.length === 0 ? [] : [`entry / ${entry.join(', ')}`]),
    ...(exit.length === 0 ? [] : [`exit / ${exit.join(', ')}`]),
  ]
}

export interface ChipPlace {
  tag: string
  x: number
  w: number
}

/** x of a state's tags, after its name; from the state's left. */
export function chipsOf({ key, tags }: ChartNode): readonly ChipPlace[] {
  let x = INSET + textWidth(key, TITLE_SIZE) + CHIP_GAP
  return tags.map((tag) => {
    const chip = { tag, x, w: textWidth(tag, CHIP_SIZE) + 12 }
    x += chip.w + CHIP_GAP
    return chip
  })
}

export interface InsidePlace extends Box {
  edge: ChartEdge
}

export interface Header {
  /** the minimum width that fits everything */
  w: number
  h: number
  /** positions of the transitions without a target, from the state's upper left */
  inside: readonly InsidePlace[]
}

/** The part of a state above its children. */
export function headerOf(graph: ChartGraph, node: ChartNode): Header {
  const rows = rowsOf(node)
  const chip = chipsOf(node).at(-1)
  let y = TITLE_HEIGHT + rows.length * ROW_HEIGHT
  const inside = graph.edges
    .filter((edge) => edge.source === node.id && isInside(edge))
    .map((edge) => {
      const place = { edge, x: INSET - 2, y, ...pillSize(edge) }
      y += place.h + PILL_GAP
      return place
    })
  const widths = [
    chip === undefined ? INSET + textWidth(node.key, TITLE_SIZE) : chip.x + chip.w,
    ...rows.map((row) => INSET + textWidth(row, TEXT_SIZE)),
    ...inside.map(({ x, w }) => x + w),
  ]
  const isBare = rows.length === 0 && inside.length === 0
  return { w: Math.max(...widths) + INSET, h: isBare ? TITLE_HEIGHT + 4 : y + 6, inside }
}
