import type { WaitingItem } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo, Person } from '#src/workbench/contract/desk-demo.ts'
import { useAnswer, useDemo } from './use-demo.ts'

interface SignedIn extends Person {
  /** a persona's id, or the e-mail address of anybody else */
  persona: string
}

export interface Waiting {
  customer: SignedIn | null
  isStory: boolean
  /** the signed-in customer's; in a scenario, without what waited before it began */
  now: readonly WaitingItem[]
  /** the signed-in customer's that waited before the scenario began, unless the bank is to decide on it there */
  earlier: readonly WaitingItem[]
  others: readonly WaitingItem[]
}

const ask = (demo: DeskDemo) => demo.operator.waiting()

/** What waits for the bank, by what it has to do with the story (DEMO-12); null until it has been read. */
export function useWaiting(demo: DeskDemo): Waiting | null {
  const waiting = useAnswer(demo, ask)
  const customer = useSignedIn(demo)
  const scenario = useDemo(demo, demo.scenario)
  if (waiting === null) return null
  const story = demo.scenarios().find(({ id }) => id === scenario)
  const isPart = ({ kind, isSeeded }: WaitingItem) => !isSeeded || story === undefined || kind === story.decides
  const own = waiting.filter(({ persona }) => persona === customer?.persona)
  return {
    customer,
    isStory: story !== undefined,
    now: own.filter(isPart),
    earlier: own.filter((item) => !isPart(item)),
    others: waiting.filter(({ persona }) => persona !== customer?.persona),
  }
}

/** Who is signed in; null for nobody, and for a customer whom the demo does not know. */
function useSignedIn(demo: DeskDemo): SignedIn | null {
  const id = useDemo(demo, demo.customerId)
  const person = useDemo(demo, demo.people).find(({ userId }) => userId === id)
  if (person === undefined) return null
  return { ...person, persona: person.persona ?? person.email }
}
