import { type ReactNode, useEffect, useRef, useState } from 'react'
import { clock } from '#src/platform/actors/runtime.ts'
import { Button } from '#src/ui/button.tsx'
import { Chart } from '#src/workbench/flows/statechart/chart.tsx'
import type { ChartLive } from '#src/workbench/flows/statechart/chart-live.ts'
import type { ChartEdge, ChartGraph } from '#src/workbench/flows/statechart/graph.ts'
import type { ChartLayout } from '#src/workbench/flows/statechart/layout.ts'
import { Legend } from '#src/workbench/flows/statechart/legend.tsx'
import styles from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import { Outline } from './outline.tsx'
import { useIsWide } from './use-is-wide.ts'
import { useKept } from './use-kept.ts'
import { useViewer } from './use-viewer.ts'

const copy = flowsCopy.flow
const PICTURES = ['chart', 'outline'] as const
/** px from which the chart is shown by default, instead of the outline */
const ROOM_FOR_CHART = 480

interface FlowPictureProps {
  graph: ChartGraph
  live: ChartLive
  isPast: boolean
  onPress: ((edge: ChartEdge) => void) | undefined
  /** shown next to the switch between chart and outline */
  children: ReactNode
}

/** A flow as a chart or an outline. The outline is for narrow panes and screen readers. */
export function FlowPicture({ graph, live, isPast, onPress, children }: FlowPictureProps) {
  const place = useRef<HTMLDivElement>(null)
  const hasRoom = useIsWide(place, ROOM_FOR_CHART)
  const [kept, keep] = useKept('picture', '')
  const [legend, keepLegend] = useKept('legend', 'hidden')
  const hasLegend = legend === 'shown'
  const picture = PICTURES.find((name) => name === kept) ?? (hasRoom ? 'chart' : 'outline')
  const layout = useLayout(graph)
  const stage = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  // A low pane may begin its picture at the lower edge.
  useEffect(() => {
    if (isAsked.current && picture === 'chart') stage.current?.scrollIntoView({ block: 'nearest' })
    isAsked.current = false
  }, [picture])
  const choose = (name: string) => {
    isAsked.current = true
    keep(name)
  }
  return (
    <div ref={place} className={styles.picture} data-past={isPast ? '' : undefined}>
      <div className={styles.bar}>
        <div role="group" aria-label={copy.view} className={styles.group}>
          {PICTURES.map((name) => (
            <Button key={name} variant="secondary" aria-pressed={picture === name} onClick={() => choose(name)}>
              {copy.shownAs[name]}
            </Button>
          ))}
        </div>
        {picture === 'chart' ? (
          <Button variant="quiet" aria-pressed={hasLegend} onClick={() => keepLegend(hasLegend ? 'hidden' : 'shown')}>
            {copy.legend}
          </Button>
        ) : null}
        {children}
      </div>
      {picture === 'outline' ? (
        <Outline graph={graph} live={live} onPress={onPress} />
      ) : layout === null || layout === 'failed' ? (
        <p className={styles.note}>{layout === null ? copy.loading : copy.notLoaded}</p>
      ) : (
        <div ref={stage} className={styles.stage}>
          {hasLegend ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
            <div tabIndex={0} className={styles.legend}>
              <Legend />
            </div>
          ) : null}
          <div className={styles.chart}>
            <Chart graph={graph} layout={layout} live={live} onSend={onPress} onJump={onPress} />
          </div>
        </div>
      )}
    </div>
  )
}

/** The chart's layout; null until it is loaded. */
function useLayout(graph: ChartGraph): ChartLayout | 'failed' | null {
  const { loadLayout } = useViewer()
  const [layout, setLayout] = useState<ChartLayout | 'failed' | null>(null)
  useEffect(() => {
    let isWanted = true
    clock.track(loadLayout(graph)).then(
      (loaded) => (isWanted ? setLayout(loaded) : undefined),
      () => (isWanted ? setLayout('failed') : undefined),
    )
    return () => {
      isWanted = false
    }
  }, [graph, loadLayout])
  return layout
}
