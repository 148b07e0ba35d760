import { planOf } from '#exploration/plan.ts'
import { copyMachine } from '#machines/copy.machine.ts'

export const copy = planOf(copyMachine, {
  starts: { shown: {} },
  events: { copy: { type: 'text.copy', text: 'DEMO 0000' } },
  watchers: {},
  outcomes: { copy: { copied: { done: undefined }, refused: { error: new Error('NotAllowedError') } } },
})
