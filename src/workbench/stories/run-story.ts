import type { BankSnapshot } from '#src/contract/records.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { capture, playsUntil } from '#src/workbench/timeline/moment.ts'
import { RecordedTime } from '#src/workbench/timeline/pass-time.ts'
import { randomsOf } from '#src/workbench/timeline/placeholders.ts'
import { replaySeedOf } from '#src/workbench/timeline/portable-moment.ts'
import {
  type RunTools,
  runSteps,
  type StepContext,
  StepsFailed,
  withStepContext,
} from '#src/workbench/timeline/run-step.ts'
import { endDifference, proofSince, storyDifference } from './proof.ts'
import type { Story } from './story.ts'

/**
 * Runs a story from its start, where the page is, on a paused clock as fast as possible (DEMO-8, DEMO-19). Rejects with `StepsFailed` where a step is not
 * taken, or the end is not the story's; and when the signal stops it.
 */
export async function runStory(story: Story, tools: RunTools, signal: AbortSignal): Promise<void> {
  const { backend } = tools
  const { steps, end = { ms: 0, proof: null } } = story
  const before = backend.exported(backend.capture())
  await unattended(story, tools, async (context) => {
    const time = new RecordedTime(clock, [...steps, end])
    const pass = async (index: number) => {
      signal.throwIfAborted()
      await time.pass(index, (ms) => clock.advance(ms))
    }
    await runSteps(steps, context, { before: (_, index) => pass(index) })
    await pass(steps.length)
    signal.throwIfAborted()
    await checkEnd(story, before, tools)
  })
}

/**
 * Runs a story's steps at any pace, without a person, on a paused clock that gets the mode of the story's start afterwards. Generated values are the same at
 * each run.
 */
export async function unattended(
  { title, moments }: Story,
  tools: RunTools,
  work: (context: StepContext) => Promise<void>,
): Promise<void> {
  const [start] = moments ?? []
  const seed = start === undefined ? (title ?? '') : replaySeedOf(start)
  const mode = start?.clock.mode ?? 'live'
  const end = () => {
    playsUntil(null)
    clock.set(mode)
  }
  clock.set('paused')
  playsUntil(mode)
  await withStepContext(tools, work, end, randomsOf(seed))
}

/** A recording ends as it was recorded in every row that differs from the seed; a story, in what it has changed. */
async function checkEnd({ title, end }: Story, before: BankSnapshot, { backend }: RunTools): Promise<void> {
  if (end?.proof == null) return
  const [what, difference] =
    title === undefined
      ? ['replay', endDifference(end.proof, backend)]
      : ['story', storyDifference(end.proof, await proofSince(before, capture(backend), backend), backend)]
  if (difference !== null) throw new StepsFailed(`The ${what} ended differently: ${difference}`, difference, null)
}
