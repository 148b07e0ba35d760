import type { Step } from '#machines/model/step.ts'
import { own } from '#src/contract/own.ts'
import { pressFor } from './commands.ts'
import { describeAct } from './customer-words.ts'
import { pageWords } from './watch-pages.ts'

const PAGES: Readonly<Record<string, string>> = { '/create-account': 'press “Create an account”' }

/** What to do for a step, in words that go on a sentence; null for what need not be done, such as typing, or happens by itself. */
export function instructionOf(step: Step): string | null {
  switch (step.kind) {
    case 'event':
      return describeAct(step.flow, step.event)?.press ?? null
    case 'operator':
      return pressFor(step.action, step.args)
    case 'page':
      return own(PAGES, step.to) ?? `go to ${pageWords(step.to)}`
    case 'answer':
      return 'press “Next timer” until all figures have arrived'
    default:
      return null
  }
}

/** A step in words, also one that is not told on the card; null for what has none. */
export function stepWords(step: Step): string | null {
  const words = instructionOf(step)
  return words === null && step.kind === 'event' ? (describeAct(step.flow, step.event)?.words ?? null) : words
}
