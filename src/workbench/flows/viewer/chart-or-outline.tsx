import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Chart } from '#src/workbench/flows/statechart/chart.tsx'
import type { ChartLive } from '#src/workbench/flows/statechart/chart-live.ts'
import type { ChartEdge, ChartGraph } from '#src/workbench/trace/graph.ts'
import styles from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import { Outline } from './outline.tsx'
import { useKept } from './use-kept.ts'

const copy = flowsCopy.flow
const VIEWS = ['chart', 'outline'] as const

type ViewChoice = ReturnType<typeof useViewChoice>

/** How flows are shown, kept for this window. At first: the outline where there is no room for a chart. */
export function useViewChoice(hasRoom: boolean) {
  const [kept, keep] = useKept('larkspur.desk.flows.picture', '')
  const [isAsked, setAsked] = useState(false)
  return {
    shown: VIEWS.find((name) => name === kept) ?? (hasRoom ? 'chart' : 'outline'),
    /** whether a person has just chosen the view, and wants to see it */
    isAsked,
    choose: (name: (typeof VIEWS)[number]) => {
      keep(name)
      setAsked(true)
    },
  }
}

/** The buttons that choose between chart and outline. */
export function ViewBar({ shown, choose, children }: ViewChoice & { children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={copy.view} className={styles.group}>
        {VIEWS.map((name) => (
          <Button key={name} variant="secondary" aria-pressed={shown === name} onClick={() => choose(name)}>
            {copy.shownAs[name]}
          </Button>
        ))}
      </div>
      {children}
    </div>
  )
}

interface ChartOrOutlineProps extends ViewChoice {
  graph: ChartGraph
  live: ChartLive
  onPress: ((edge: ChartEdge) => void) | undefined
}

/** A flow as a chart or an outline. The outline is for narrow panes and screen readers. */
export function ChartOrOutline({ shown, isAsked, graph, live, onPress }: ChartOrOutlineProps) {
  const place = useRef<HTMLDivElement>(null)
  // In a low pane, the chart may start below the visible part.
  useEffect(() => {
    if (isAsked && shown === 'chart') place.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked, shown])
  if (shown === 'outline') return <Outline graph={graph} live={live} onPress={onPress} />
  return (
    <div ref={place} className={styles.chart}>
      <Chart graph={graph} live={live} onPress={onPress} />
    </div>
  )
}
