import { ArrowLeft } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'
import type { ActorView } from '#src/workbench/contract/source.ts'
import type { ChartGraph } from '#src/workbench/trace/graph.ts'
import styles from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import { stateWords } from './state-words.ts'

const copy = flowsCopy.flow

interface FlowHeaderProps {
  /** id of its heading */
  id: string
  graph: ChartGraph
  actor: ActorView | undefined
  isPast: boolean
  /** goes back to the actor tree, when that is not visible */
  onBack: (() => void) | undefined
}

/** The flow and its state, which alone is a live region. */
export function FlowHeader(props: FlowHeaderProps) {
  const { id, graph, actor, isPast, onBack } = props
  const state = actor === undefined ? '' : stateWords(graph, actor.active) || flowsCopy.actorTree.one
  return (
    <header className={styles.flowHeader}>
      {onBack === undefined ? null : (
        <Button variant="quiet" onClick={onBack}>
          <ArrowLeft aria-hidden size={18} /> {copy.back}
        </Button>
      )}
      <h3 id={id} className={styles.flowName}>
        {graph.id}
      </h3>
      <p className={styles.now}>
        {actor === undefined ? null : `${isPast ? flowsCopy.past.state : copy.state} `}
        <strong aria-live={isPast ? 'off' : 'polite'}>{state}</strong>
        {actor === undefined ? (
          <span className={styles.note}>{isPast ? flowsCopy.past.notAlive : copy.notAlive}</span>
        ) : null}
      </p>
    </header>
  )
}
