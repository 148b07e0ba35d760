import { clock } from '#src/platform/actors/app-clock.ts'
import type { RecordingStep } from '#src/workbench/contract/demo-contract.ts'
import type { StoryFault } from '#src/workbench/contract/desk-demo.ts'
import { capture } from '#src/workbench/timeline/moment.ts'
import { RecordedTime } from '#src/workbench/timeline/pass-time.ts'
import { replaySeedOf } from '#src/workbench/timeline/portable-moment.ts'
import { runSteps, type StepContext, StepFailed } from '#src/workbench/timeline/run-step.ts'
import { runUnattended } from '#src/workbench/timeline/run-unattended.ts'
import { instructionOf } from './line-words.ts'
import { endDifference, proofSince, storyDifference } from './proof.ts'
import type { StoryTools } from './start-story.ts'
import type { Story, StoryProof } from './story.ts'

/** It did not come to its end: why, and the place of the step at fault; null where all were run. */
export class StoryFailed extends Error {
  readonly line: number | null

  constructor(message: string, line: number | null) {
    super(message)
    this.line = line
  }

  get fault(): StoryFault {
    return { line: this.line, text: this.message }
  }
}

/**
 * Runs a story from its start, where the page is, on a paused clock as fast as possible (DEMO-8, DEMO-19). Resolves with the end that it came to. Rejects
 * with `StoryFailed` where a step is not taken, or that end is not the story's; and when the signal stops it.
 */
export async function runStory(story: Story, tools: StoryTools, signal: AbortSignal): Promise<StoryProof> {
  const { backend } = tools
  const { steps, end = { ms: 0, proof: null } } = story
  const before = backend.exported(backend.capture())
  let found: StoryProof = { states: {}, rows: {} }
  let difference: string | null = null
  await unattended(story, tools, async (context) => {
    const time = new RecordedTime(clock)
    const pass = (ms: number) => clock.advance(ms)
    await runSteps(
      steps,
      { ...context, isStrict: true },
      {
        before: async (step, index) => {
          signal.throwIfAborted()
          await time.pass({ ...step, next: firedAfter(story, index) }, pass)
        },
        after: (step) => {
          if (step.kind === 'clock') time.jump()
        },
      },
    )
    await time.pass({ ...end, next: undefined }, pass)
    signal.throwIfAborted()
    found = await proofSince(before, capture(backend), backend)
    difference = differenceOf(story, found, tools)
  }).catch((error) => {
    throw error instanceof StepFailed ? new StoryFailed(faultText(steps, error), error.index) : error
  })
  if (difference !== null) throw new StoryFailed(difference, null)
  return found
}

/** Runs a story's steps at any pace, without a person. */
export function unattended(
  { title, moments }: Story,
  tools: StoryTools,
  work: (context: StepContext) => Promise<void>,
): Promise<void> {
  const [start] = moments ?? []
  const seed = start === undefined ? (title ?? '') : replaySeedOf(start)
  return runUnattended(tools, { seed, mode: start?.clock.mode ?? 'live' }, work)
}

/** The timer that fires first after a step, of those that fired between later ones. */
export function firedAfter({ steps, end }: Story, index: number): string | undefined {
  return [...steps, end].slice(index + 1).find((later) => later?.fired !== undefined)?.fired?.[0]
}

/** A recording ends as it was recorded in every row that differs from the seed; a story, in what it has changed. */
function differenceOf({ title, end }: Story, found: StoryProof, { backend }: StoryTools): string | null {
  if (end?.proof == null) return null
  const difference = title === undefined ? endDifference(end.proof, backend) : storyDifference(end.proof, found)
  return difference === null ? null : `The ${title === undefined ? 'replay' : 'story'} ended differently: ${difference}`
}

function faultText(steps: readonly RecordingStep[], { index, message }: StepFailed): string {
  const step = steps[index]
  const words = step === undefined ? null : instructionOf(step)
  return words === null ? message : `${message}. That was to ${words}`
}
