import type { Step } from '#machines/model/step.ts'
import type { ScenarioSummary, WaitingItem } from '#src/workbench/contract/demo-contract.ts'
import { captionsOf, linesOf } from './progress.ts'
import type { Story } from './story.ts'

/** who a story is about that logs nobody in */
export const VISITOR = 'visitor'

/** What the list says of a story (DEMO-12). */
export function summaryOf(id: string, { title = '', start, moments, steps }: Story): ScenarioSummary {
  const [line] = linesOf(steps)
  const decides = decidedIn(steps)
  return {
    id,
    title,
    persona: start?.persona ?? moments?.[0].persona ?? VISITOR,
    says: captionsOf(steps).map(({ text }) => text),
    next: line === undefined ? '' : `${line.text}.`,
    ...(decides === null ? {} : { decides }),
  }
}

const DECISIONS: Readonly<Record<string, WaitingItem['kind']>> = {
  setDeposit: 'deposit',
  setLoan: 'loan',
  setTransfer: 'transfer',
}

/** What the bank decides on before the customer has done anything: it waited before the story began. */
function decidedIn(steps: readonly Step[]): WaitingItem['kind'] | null {
  const first = steps.find(({ kind }) => kind === 'event' || kind === 'operator')
  return first?.kind === 'operator' ? (DECISIONS[first.action] ?? null) : null
}
