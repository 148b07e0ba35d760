import { Drawing } from './drawing.tsx'
import type { ChartGraph } from './graph.ts'
import { pageInk } from './ink.ts'
import type { ChartLayout } from './layout.ts'
import { markup } from './markup.ts'
import { type ChartTheme, palette } from './palette.ts'

/** A machine's chart as a self-contained SVG text, in the colours of one theme (FLOW-3). */
export function toSvg(graph: ChartGraph, layout: ChartLayout, theme: ChartTheme): string {
  return `${markup(<Drawing graph={graph} layout={layout} ink={(role) => palette[theme][role]} />)}\n`
}

/**
 * A machine's chart as SVG text for a page with a style sheet: colours are the variables of `styles/tokens.css`, and each part has
 * the id of its state or transition in `data-part`.
 */
export function toNamedSvg(graph: ChartGraph, layout: ChartLayout): string {
  return markup(<Drawing graph={graph} layout={layout} ink={pageInk} isNamed />)
}
