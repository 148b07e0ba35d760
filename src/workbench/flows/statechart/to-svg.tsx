import type { ChartGraph } from '#src/workbench/trace/graph.ts'
import { Drawing } from './drawing.tsx'
import type { ChartLayout } from './layout.ts'
import { markup } from './markup.ts'

/** A machine's chart as SVG text. Colours are the variables of `styles/tokens.css`, and each part has the id of its state or transition in `data-part`. */
export function toSvg(graph: ChartGraph, layout: ChartLayout): string {
  return markup(<Drawing graph={graph} layout={layout} />)
}
