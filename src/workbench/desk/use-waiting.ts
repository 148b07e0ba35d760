import type { DeskDemo, DeskItem, Person } from '#src/workbench/contract/desk-demo.ts'
import { type Decidable, waitingDecidable } from './decidable.ts'
import { useAnswer, useDemo } from './use-demo.ts'
import { otherThan } from './use-scenarios.ts'

export interface WaitingLists {
  /** who is signed in; null for nobody, and for a customer whom the demo does not know */
  customer: Person | null
  isStory: boolean
  /** the signed-in customer's; in a scenario, without what waited before it began */
  now: readonly Decidable[]
  /** the signed-in customer's that waited before the scenario began, unless the bank is to decide on it there */
  earlier: readonly Decidable[]
  /** everybody else's, by name */
  others: readonly Decidable[]
}

export const askWhatWaits = (demo: DeskDemo) => demo.operator.toDo()

/** What waits for the bank, by what it has to do with the scenario whose card is shown (DEMO-12); null until it has been read, and while nothing can be decided. */
export function useWaiting(demo: DeskDemo, scenario: string | null): WaitingLists | null {
  const waiting = useAnswer(demo, askWhatWaits)
  const id = useDemo(demo, demo.customerId)
  const customer = useDemo(demo, demo.people).find(({ userId }) => userId === id) ?? null
  const asksForCode = useDemo(demo, hasCodeAsked)
  const isCovered = useDemo(demo, ({ desk }) => desk.isCovered())
  if (waiting === null || isCovered) return null
  // Of somebody else, all that waits may be what the presenter looks for.
  const story = demo.scenarios().find((story) => story.id === scenario && otherThan(story, demo) === undefined)
  const isPart = ({ kind, isSeeded }: DeskItem) => !isSeeded || story === undefined || kind === story.decides
  const isOwn = ({ persona }: DeskItem) => persona === (customer?.persona ?? customer?.email)
  const isAskedFor = ({ kind }: DeskItem) => asksForCode && (kind === 'code' || kind === 'step')
  // What the open dialog waits for comes first.
  const own = waiting.filter(isOwn).toSorted((left, right) => Number(isAskedFor(right)) - Number(isAskedFor(left)))
  const decidable = (item: DeskItem) => waitingDecidable(item, demo.operator, !isOwn(item))
  // With the one thing that the bank usually does.
  const shortly = (item: DeskItem): Decidable => {
    const { actions, ...row } = decidable(item)
    return { ...row, actions: [actions[0]] }
  }
  return {
    customer,
    isStory: story !== undefined,
    now: own.filter(isPart).map(decidable),
    earlier: own.filter((item) => !isPart(item)).map(shortly),
    others: waiting.filter((item) => !isOwn(item)).map(shortly),
  }
}

/** Whether a withdrawal's dialog is at its code. */
function hasCodeAsked(demo: DeskDemo): boolean {
  const { withdrawal } = demo.states()
  return typeof withdrawal === 'object' && withdrawal !== null && 'confirming' in withdrawal
}
