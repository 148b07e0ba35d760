import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useMemo, useState } from 'react'
import { ActiveNames } from './active-names.tsx'
import styles from './chart.module.css'
import { chartCopy } from './chart-copy.ts'
import { ChartLayers } from './chart-layers.tsx'
import { activeBoxes, type ChartLive } from './chart-live.ts'
import { ChartToolbar } from './chart-toolbar.tsx'
import { foldLayout } from './fold.ts'
import type { ChartEdge, ChartGraph } from './graph.ts'
import { FONT } from './ink.ts'
import type { ChartLayout } from './layout.ts'
import { useViewport } from './use-viewport.ts'

interface ChartProps {
  graph: ChartGraph
  layout: ChartLayout
  /** the actor that the chart shows; without it, only the machine is shown */
  live?: ChartLive | undefined
  /** called to send a transition's event */
  onSend?: ((edge: ChartEdge) => void) | undefined
  /** called to skip a delay */
  onJump?: ((edge: ChartEdge) => void) | undefined
  /** id of a highlighted state or transition */
  selected?: string | undefined
}

/** A machine's statechart with its running actor (FLOW-3). Another machine is a new chart, so nothing stays folded. */
export function Chart(props: ChartProps) {
  return <MachineChart key={props.graph.id} {...props} />
}

function MachineChart({ graph, layout, live, onSend, onJump, selected }: ChartProps) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(NONE)
  const [pointed, setPointed] = useState<string>()
  const viewport = useViewport(layout)
  const hint = useId()
  const shown = useMemo(() => foldLayout(graph, layout, folded), [graph, layout, folded])

  const active = live?.active
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another state is active, and not whenever the chart is zoomed
  useEffect(() => {
    if (viewport.mode === 'following') viewport.show(activeBoxes(graph, layout, live))
  }, [active, viewport.size])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something else is pointed out
  useEffect(() => {
    const box = selected === undefined ? undefined : (layout.boxes.get(selected) ?? layout.labels.get(selected))
    if (box !== undefined) viewport.show([box])
  }, [selected])

  function press({ target }: SyntheticEvent) {
    const { edge: id, fold } = controlAt(target)
    if (fold !== undefined) setFolded(toggled(folded, fold))
    const edge = graph.edges.find((one) => one.id === id)
    if (edge === undefined || live?.blocked.has(edge.id) === true) return
    const act = edge.kind === 'after' ? onJump : onSend
    act?.(edge)
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
    <div role="group" aria-label={chartCopy.chart(graph.id)} aria-describedby={hint} className={styles.chart}>
      <ChartToolbar
        viewport={viewport}
        onActive={() => viewport.zoomToParts(activeBoxes(graph, shown, live))}
        isUnfolded={folded.size === 0}
        onUnfold={() => setFolded(NONE)}
      />
      <p id={hint} className="visually-hidden">
        {chartCopy.hint}
      </p>
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
          <ChartLayers
            graph={graph}
            layout={shown}
            folded={folded}
            live={live}
            pointed={pointed}
            selected={selected}
            canSend={onSend !== undefined}
            canJump={onJump !== undefined}
          />
          <ActiveNames graph={graph} layout={shown} live={live} zoom={viewport.zoom} />
        </svg>
      </div>
    </div>
  )
}

const NONE: ReadonlySet<string> = new Set()

/** The part of the chart that an event is for: a transition's button, a fold button, or a label that is only hovered. */
function controlAt(target: EventTarget): { edge?: string; fold?: string; label?: string } {
  const { edge, fold, label } = (target as Element).closest<SVGElement>('[data-label], [data-fold]')?.dataset ?? {}
  return { ...(edge && { edge }), ...(fold && { fold }), ...(label && { label }) }
}

function toggled(folded: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return folded.has(id) ? new Set([...folded].filter((other) => other !== id)) : new Set([...folded, id])
}
