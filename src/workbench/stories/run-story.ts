import type { BankSnapshot } from '#src/contract/records.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { capture } from '#src/workbench/timeline/moment.ts'
import { RecordedTime } from '#src/workbench/timeline/pass-time.ts'
import { replaySeedOf } from '#src/workbench/timeline/portable-moment.ts'
import { runSteps, type StepContext } from '#src/workbench/timeline/run-step.ts'
import { runUnattended } from '#src/workbench/timeline/run-unattended.ts'
import { endDifference, proofSince, storyDifference } from './proof.ts'
import type { StoryTools } from './start-story.ts'
import type { Story } from './story.ts'
import { StoryFailed, withStepWords } from './story-failed.ts'

/**
 * Runs a story from its start, where the page is, on a paused clock as fast as possible (DEMO-8, DEMO-19). Rejects with `StoryFailed` where a step is not
 * taken, or the end is not the story's; and when the signal stops it.
 */
export async function runStory(story: Story, tools: StoryTools, signal: AbortSignal): Promise<void> {
  const { backend } = tools
  const { steps, end = { ms: 0, proof: null } } = story
  const before = backend.exported(backend.capture())
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
    await checkEnd(story, before, tools)
  }).catch((error) => {
    throw withStepWords(error, steps)
  })
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
async function checkEnd({ title, end }: Story, before: BankSnapshot, { backend }: StoryTools): Promise<void> {
  if (end?.proof == null) return
  const [what, difference] =
    title === undefined
      ? ['replay', endDifference(end.proof, backend)]
      : ['story', storyDifference(end.proof, await proofSince(before, capture(backend), backend), backend)]
  if (difference !== null) throw new StoryFailed(`The ${what} ended differently: ${difference}`, difference, null)
}
