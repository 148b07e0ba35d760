import { ArrowLeft } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
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
  /** the machine's actors, the oldest first */
  actors: readonly ActorView[]
  /** the selected one */
  actor: ActorView | undefined
  isPast: boolean
  onChoose: (session: string) => void
  /** goes back to the actor tree, when that is not visible */
  onBack: (() => void) | undefined
}

/** The flow, the choice of its actor, and its state. Only the state is a live region. */
export function FlowHeader(props: FlowHeaderProps) {
  const { id, graph, actors, actor, isPast, onChoose, onBack } = props
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
      {actors.length < 2 ? null : (
        <ActorChoice graph={graph} actors={actors} chosen={actor?.session} onChoose={onChoose} />
      )}
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

interface ActorChoiceProps {
  graph: ChartGraph
  actors: readonly ActorView[]
  chosen: string | undefined
  onChoose: (session: string) => void
}

/** Chooses one of a machine's actors, when there are several. */
function ActorChoice({ graph, actors, chosen, onChoose }: ActorChoiceProps) {
  return (
    <SelectField
      label={flowsCopy.flow.which}
      name="instance"
      options={actors.map(({ session, active }, place) => ({
        value: session,
        text: `${place + 1}: ${stateWords(graph, active)}`,
      }))}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}
