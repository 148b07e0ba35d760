import type { Operator } from '#mocks/bank/operator.ts'
import { describeEvent } from '#src/workbench/timeline/happened-words.ts'
import type { Action } from './moment.ts'

/** Says what was done, in the words of the business. Null for what is part of another action. */
export async function describeAction(
  action: Action,
  customerId: string | null,
  operator: Operator,
): Promise<string | null> {
  switch (action.kind) {
    case 'reset':
      return 'The demo was reset'
    case 'import':
      return 'A file was imported'
    case 'address':
      return 'A link was opened'
    case 'restore':
      return 'The demo went back to an earlier moment'
    case 'scenario':
      return `The scenario “${action.title}” was started`
    case 'operator':
      return (await describeEvent(action, operator)) ?? 'The bank changed something'
    case 'call':
      return describeEvent({ ...action, customerId }, operator)
  }
}
