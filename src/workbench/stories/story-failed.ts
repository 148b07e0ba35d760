import type { Step } from '#machines/model/step.ts'
import { capitalized } from '#src/ui/in-words.ts'
import type { StoryFault } from '#src/workbench/contract/desk-demo.ts'
import { StepFailed } from '#src/workbench/timeline/run-step.ts'
import { stepWords } from './line-words.ts'

/** A story did not come to its end (DEMO-19). */
export class StoryFailed extends Error {
  /** for who sees which line it is: the reason alone */
  readonly fault: StoryFault

  /** @param line the place of the step at fault; null where all were run */
  constructor(message: string, reason: string, line: number | null) {
    super(message)
    this.fault = { line, text: capitalized(reason) }
  }
}

/** The same error with the step at fault in words, where a step was at fault. */
export function withStepWords(error: unknown, steps: readonly Step[]): unknown {
  if (!(error instanceof StepFailed)) return error
  const { index, reason } = error
  const words = steps[index] === undefined ? null : stepWords(steps[index])
  const step = words === null ? `Step ${index + 1}` : `Step ${index + 1}, “${words}”,`
  return new StoryFailed(`${step} is not possible: ${reason}`, reason, index)
}
