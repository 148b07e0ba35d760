import type { Persona } from '#mocks/bank/personas.ts'
import { inWords } from '#src/ui/in-words.ts'
import { stateWords } from '#src/workbench/timeline/flow-words.ts'

interface Failure {
  /** '<flow>.<state>' */
  at: string
  /** the flow's state value; undefined when the flow is not open */
  value: unknown
  persona: string | null
  /** the persona that the path was made for */
  meant: string | null
  /** why a step failed; null when every step was done */
  reason: string | null
}

/** The path to a state was walked, and led elsewhere. The message says where, for the reader of the page (DEMO-7). */
export class NotReached extends Error {
  constructor({ at, value, persona, meant, reason }: Failure, personas: readonly Persona[]) {
    const [flow = '', ...state] = at.split('.')
    const nameOf = (who: string) => personas.find(({ id, email }) => id === who || email === who)?.name ?? who
    const isOther = persona !== null && meant !== null && nameOf(persona) !== nameOf(meant)
    super(
      [
        `The state “${state.map(inWords).join(', ')}” of the flow ${flow} could not be reached${isOther ? ` as ${nameOf(persona)}` : ''}.`,
        value === undefined ? 'The flow is not open.' : `It is in “${stateWords(value)}”.`,
        ...(reason === null ? [] : [`${reason.replace(/\.$/, '')}.`]),
        ...(isOther ? [`The link is meant for ${nameOf(meant)}.`] : []),
      ].join(' '),
    )
  }
}
