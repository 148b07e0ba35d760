import type { ChartGraph } from '#src/workbench/trace/graph.ts'
import { type ChartLive, innermostActive } from './chart-live.ts'
import { ChartText } from './chart-text.tsx'
import { ink } from './ink.ts'
import type { ChartLayout } from './layout.ts'
import { TITLE_SIZE } from './measures.ts'
import { textWidth } from './text-width.ts'
import { LEGIBLE } from './use-viewport.ts'

interface ActiveNamesProps {
  graph: ChartGraph
  layout: ChartLayout
  live: ChartLive | undefined
  zoom: number
}

const INSET = 6
const HEIGHT = 20

/** The names of the innermost active states above them, at a size that can be read, while the chart itself is too small. */
export function ActiveNames({ graph, layout, live, zoom }: ActiveNamesProps) {
  if (live === undefined || zoom >= LEGIBLE) return null
  return (
    <g aria-hidden pointerEvents="none">
      {innermostActive(graph, live).map(({ id, key, parent }) => {
        const box = layout.boxes.get(id)
        if (box === undefined || parent === null) return null
        const width = textWidth(key, TITLE_SIZE, 600) + 2 * INSET
        const y = box.y * zoom > HEIGHT ? box.y - HEIGHT / zoom : box.y + box.h
        const x = Math.max(0, Math.min(layout.w - width / zoom, box.x + (box.w - width / zoom) / 2))
        return (
          <g key={id} transform={`translate(${x} ${y}) scale(${1 / zoom})`}>
            <rect width={width} height={HEIGHT} rx={4} fill={ink('accent')} />
            <ChartText x={INSET} y={15} size={TITLE_SIZE} weight={600} fill={ink('on-accent')}>
              {key}
            </ChartText>
          </g>
        )
      })}
    </g>
  )
}
