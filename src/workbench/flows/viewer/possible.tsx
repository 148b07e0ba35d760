import type { ChartLive } from '#src/workbench/flows/statechart/chart-live.ts'
import type { ChartEdge, ChartGraph } from '#src/workbench/flows/statechart/graph.ts'
import { flowsCopy } from './flows-copy.ts'
import styles from './outline.module.css'
import { keysOf, standingOf } from './outline.tsx'
import { OutlineTransition } from './outline-transition.tsx'
import values from './values.module.css'

interface PossibleProps {
  graph: ChartGraph
  live: ChartLive
  onPress: ((edge: ChartEdge) => void) | undefined
}

/** What a person can make happen now: the events that the active states take, and the delays that run. In a chart that is shown whole, their labels may be too small. */
export function Possible({ graph, live, onPress }: PossibleProps) {
  const edges = graph.edges.filter(
    ({ id, kind, source }) => live.active.has(source) && (kind === 'event' || live.timers.has(id)),
  )
  return edges.length === 0 ? null : (
    <section>
      <h4 className={values.title}>{flowsCopy.possible}</h4>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul role="list" className={styles.transitions}>
        {edges.map((edge) => (
          <OutlineTransition
            key={edge.id}
            edge={edge}
            targets={keysOf(graph, edge)}
            standing={standingOf(edge, live, onPress !== undefined)}
            isTaken={live.last.has(edge.id)}
            left={live.timers.get(edge.id)?.left}
            onPress={onPress}
          />
        ))}
      </ul>
    </section>
  )
}
