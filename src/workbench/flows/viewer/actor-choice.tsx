import type { ChartGraph } from '#src/workbench/flows/statechart/graph.ts'
import controls from './controls.module.css'
import { flowsCopy } from './flows-copy.ts'
import { stateWords } from './state-words.ts'

interface ActorChoiceProps {
  graph: ChartGraph
  /** the oldest first */
  actors: readonly { session: string; active: readonly string[] }[]
  chosen: string | undefined
  onChoose: (session: string) => void
}

/** Chooses one of a machine's actors, when there are several. */
export function ActorChoice({ graph, actors, chosen, onChoose }: ActorChoiceProps) {
  return (
    <label className={controls.field}>
      <span>{flowsCopy.flow.which}</span>
      <select value={chosen} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {actors.map(({ session, active }, place) => (
          <option key={session} value={session}>
            {place + 1}: {stateWords(graph, active)}
          </option>
        ))}
      </select>
    </label>
  )
}
