import { LocateFixed, Maximize, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { ChartEdge, ChartGraph } from '#src/workbench/trace/graph.ts'
import styles from './chart.module.css'
import { chartCopy } from './chart-copy.ts'
import { ChartLayers } from './chart-layers.tsx'
import { activeBoxes, type ChartLive, innermostActive, waysOut } from './chart-live.ts'
import { ChartText } from './chart-text.tsx'
import { FONT, ink } from './ink.ts'
import { type ChartLayout, layoutOf } from './layout.ts'
import { TITLE_SIZE } from './measures.ts'
import { textWidth } from './text-width.ts'
import { LEAST, NAMES_LEGIBLE, useViewport, type Viewport } from './use-viewport.ts'

interface ChartProps {
  graph: ChartGraph
  /** the actor that the chart shows; without it, only the machine is shown */
  live?: ChartLive | undefined
  /** called to send a transition's event, or to skip its delay */
  onPress?: ((edge: ChartEdge) => void) | undefined
}

/** A machine's statechart with its running actor (FLOW-3). */
export function Chart({ graph, live, onPress }: ChartProps) {
  const layout = useMemo(() => layoutOf(graph), [graph])
  const [pointed, setPointed] = useState<string>()
  const viewport = useViewport(layout)

  const active = live?.active.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another state is active, and not whenever the chart is zoomed
  useEffect(() => {
    if (viewport.mode === 'following') viewport.show(activeBoxes(graph, layout, live))
  }, [active, viewport.size])

  const isOpening = useRef(true)
  // In a pane as small as the docked desk's, a large chart opens on its active state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the size of the pane is known
  useEffect(() => {
    if (!isOpening.current || viewport.mode !== 'whole' || viewport.zoom >= LEAST || live === undefined) return
    isOpening.current = false
    zoomToActive()
  }, [viewport.zoom, viewport.mode])

  function zoomToActive() {
    viewport.zoomToParts(activeBoxes(graph, layout, live), waysOut(graph, layout, live))
  }

  function press({ target }: SyntheticEvent) {
    const edge = graph.edges.find(({ id }) => id === controlAt(target).edge)
    if (edge === undefined || live?.blocked.includes(edge.id) === true) return
    onPress?.(edge)
  }

  function pressByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    // The space bar would scroll.
    event.preventDefault()
    press(event)
  }

  const point = ({ target }: SyntheticEvent) => setPointed(controlAt(target).label)
  const pointNowhere = () => setPointed(undefined)

  return (
    <div role="group" aria-label={chartCopy.chart(graph.id)} className={styles.chart}>
      <ChartToolbar viewport={viewport} onActive={zoomToActive} />
      <div
        ref={viewport.view}
        role="group"
        aria-label={chartCopy.drawing}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
        className={styles.view}
        {...viewport.handlers}
      >
        <svg
          viewBox={`0 0 ${layout.w} ${layout.h}`}
          width={layout.w * viewport.zoom}
          height={layout.h * viewport.zoom}
          fontFamily={FONT}
          role="group"
          aria-label={chartCopy.states}
          className={styles.drawing}
          onClick={press}
          onKeyDown={pressByKey}
          onPointerOver={point}
          onPointerLeave={pointNowhere}
          onFocus={point}
          onBlur={pointNowhere}
        >
          <ChartLayers graph={graph} layout={layout} live={live} pointed={pointed} canPress={onPress !== undefined} />
          <ActiveNames graph={graph} layout={layout} live={live} zoom={viewport.zoom} />
        </svg>
      </div>
    </div>
  )
}

/** The transition that an event is for: `edge` when it is a button, `label` when it is only hovered, too. */
function controlAt(target: EventTarget): DOMStringMap {
  return (target as Element).closest<SVGElement>('[data-label]')?.dataset ?? {}
}

interface ToolbarProps {
  viewport: Viewport
  /** called to zoom to the active state */
  onActive: () => void
}

function ChartToolbar({ viewport, onActive }: ToolbarProps) {
  return (
    <div role="toolbar" aria-label={chartCopy.tools} className={styles.tools}>
      <IconButton label={chartCopy.zoomOut} data-repeats onClick={viewport.zoomOut}>
        <Minus size={18} aria-hidden />
      </IconButton>
      <output className={styles.zoom}>{Math.round(viewport.zoom * 100)} %</output>
      <IconButton label={chartCopy.zoomIn} data-repeats onClick={viewport.zoomIn}>
        <Plus size={18} aria-hidden />
      </IconButton>
      <IconButton label={chartCopy.fit} aria-pressed={viewport.mode === 'whole'} onClick={viewport.showWhole}>
        <Maximize size={18} aria-hidden />
      </IconButton>
      <IconButton label={chartCopy.active} aria-pressed={viewport.mode === 'following'} onClick={onActive}>
        <LocateFixed size={18} aria-hidden />
      </IconButton>
    </div>
  )
}

interface ActiveNamesProps {
  graph: ChartGraph
  layout: ChartLayout
  live: ChartLive | undefined
  zoom: number
}

const INSET = 6
const HEIGHT = 20

/** The names of the innermost active states above them, at a size that can be read, while the chart itself is too small. */
function ActiveNames({ graph, layout, live, zoom }: ActiveNamesProps) {
  if (live === undefined || zoom >= NAMES_LEGIBLE) return null
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
