import type { Persona } from '#mocks/bank/personas.ts'
import { inWords } from '#src/ui/in-words.ts'

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
        `The state “${words(state)}” of the flow ${flow} could not be reached${isOther ? ` as ${nameOf(persona)}` : ''}.`,
        value === undefined ? 'The flow is not open.' : `It is in “${valueInWords(value)}”.`,
        ...(reason === null ? [] : [`${reason.replace(/\.$/, '')}.`]),
        ...(isOther ? [`The link is meant for ${nameOf(meant)}.`] : []),
      ].join(' '),
    )
  }
}

/** {"confirming":"wrong"} becomes 'confirming, wrong'. */
function valueInWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return words([String(value)])
  return Object.entries(value)
    .map(([name, inner]) => [words([name]), ...(isEmpty(inner) ? [] : [valueInWords(inner)])].join(', '))
    .join('; ')
}

function words(names: readonly string[]): string {
  return names.map(inWords).join(', ')
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
