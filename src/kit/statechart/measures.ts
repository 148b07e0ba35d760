import type { ChartEdge, ChartGraph, ChartNode } from './graph.ts'
import { textWidth } from './text-width.ts'

/** Sizes of what a chart draws, in px at full size. The layout is made for them, and the drawing keeps to them. */
export const TITLE_SIZE = 14
export const TEXT_SIZE = 12
export const CHIP_SIZE = 10.5
export const INSET = 12
export const TITLE_HEIGHT = 30
export const ROW_HEIGHT = 18
export const PILL_INSET = 8
export const PILL_HEIGHT = 22
export const PILL_LINE = 15
/** across an initial mark */
export const DOT = 10
const PILL_GAP = 4
const CHIP_GAP = 6
/** across the button that folds a state with children */
export const FOLD = 16

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** The lines of a transition's label: what starts it, and under which guard. */
export function linesOf(edge: ChartEdge): readonly string[] {
  const starts = isInside(edge) ? `${withTime(edge)} / ${edge.actions.join(', ') || 'nothing'}` : withTime(edge)
  return edge.guard === null ? [starts] : [starts, `if ${edge.guard}`]
}

function withTime({ label, delay, ms }: ChartEdge): string {
  return ms === null || String(ms) === delay ? label : `${label}, ${ms / 1_000} s`
}

/** A transition without a target stands as a row of its state: it goes nowhere. */
export function isInside({ targets }: ChartEdge): boolean {
  return targets.length === 0
}

export function pillSize(edge: ChartEdge): { w: number; h: number } {
  const lines = linesOf(edge)
  const w = Math.max(...lines.map((line) => textWidth(line, TEXT_SIZE))) + 2 * PILL_INSET
  return { w, h: PILL_HEIGHT + (lines.length - 1) * PILL_LINE }
}

/** The words under a state's name. */
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

/** Where a state's tags stand, behind its name; from the state's left. */
export function chipsOf({ key, tags }: ChartNode): readonly ChipPlace[] {
  let x = INSET + textWidth(key, TITLE_SIZE) + CHIP_GAP
  return tags.map((tag) => {
    const chip = { tag, x, w: textWidth(tag, CHIP_SIZE) + 12 }
    x += chip.w + CHIP_GAP
    return chip
  })
}

/** Where the button that folds a state stands, behind its name and tags; from the state's left. */
export function foldX(node: ChartNode): number {
  const chip = chipsOf(node).at(-1)
  return (chip === undefined ? INSET + textWidth(node.key, TITLE_SIZE) : chip.x + chip.w) + CHIP_GAP
}

export interface InsidePlace extends Box {
  edge: ChartEdge
}

export interface Header {
  /** the least width that shows it all */
  w: number
  h: number
  /** the transitions that stay inside, from the state's upper left */
  inside: readonly InsidePlace[]
}

/** What stands at the top of a state, above its children. */
export function headerOf(graph: ChartGraph, node: ChartNode): Header {
  const rows = rowsOf(node)
  let y = TITLE_HEIGHT + rows.length * ROW_HEIGHT
  const inside = graph.edges
    .filter((edge) => edge.source === node.id && isInside(edge))
    .map((edge) => {
      const place = { edge, x: INSET - 2, y, ...pillSize(edge) }
      y += place.h + PILL_GAP
      return place
    })
  const widths = [
    foldX(node) + (node.children.length === 0 ? -CHIP_GAP : FOLD),
    ...rows.map((row) => INSET + textWidth(row, TEXT_SIZE)),
    ...inside.map(({ x, w }) => x + w),
  ]
  const isBare = rows.length === 0 && inside.length === 0
  return { w: Math.max(...widths) + INSET, h: isBare ? TITLE_HEIGHT + 4 : y + 6, inside }
}
