import type { ChartGraph } from '#src/workbench/trace/graph.ts'
import { ChartLayers } from './chart-layers.tsx'
import { FONT, ink } from './ink.ts'
import type { ChartLayout } from './layout.ts'

interface DrawingProps {
  graph: ChartGraph
  layout: ChartLayout
}

/**
 * A chart as a stand-alone picture: the machine, without a running actor. Colours are the variables of `styles/tokens.css`, and each part has the
 * id of its state or transition in `data-part`, for a style sheet.
 */
export function Drawing({ graph, layout }: DrawingProps) {
  const { w, h } = layout
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${w} ${h}`}
      width={w}
      height={h}
      role="img"
      aria-label={`Statechart of ${graph.id}`}
      fontFamily={FONT}
    >
      <rect width={w} height={h} rx={12} fill={ink('paper')} />
      <ChartLayers graph={graph} layout={layout} />
    </svg>
  )
}
