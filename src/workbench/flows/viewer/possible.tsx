import { flowsCopy } from './flows-copy.ts'
import { type OutlineProps, Transitions } from './outline.tsx'
import values from './values.module.css'

/** What a person can make happen now: the events that the active states take, and the delays that run. In a chart that is shown whole, their labels may be too small. */
export function Possible({ graph, live, onPress }: OutlineProps) {
  const edges = graph.edges.filter(
    ({ id, kind, source }) => live.active.has(source) && (kind === 'event' || live.timers.has(id)),
  )
  return edges.length === 0 ? null : (
    <section>
      <h4 className={values.title}>{flowsCopy.possible}</h4>
      <Transitions graph={graph} edges={edges} live={live} onPress={onPress} />
    </section>
  )
}
