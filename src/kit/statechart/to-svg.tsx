import { Drawing } from './drawing.tsx'
import type { ChartGraph } from './graph.ts'
import type { ChartLayout } from './layout.ts'
import { markup } from './markup.ts'
import { type ChartTheme, palette } from './palette.ts'

/** A machine's chart as a self-contained SVG text, in the colours of one theme (FLOW-3). */
export function toSvg(graph: ChartGraph, layout: ChartLayout, theme: ChartTheme): string {
  return `${markup(<Drawing graph={graph} layout={layout} ink={(role) => palette[theme][role]} />)}\n`
}
