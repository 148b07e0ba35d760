import { SelectField } from '#src/ui/select-field.tsx'
import type { ChartGraph } from '#src/workbench/trace/graph.ts'
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
