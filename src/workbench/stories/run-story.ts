import type { Step } from '#machines/model/step.ts'
import type { BankSnapshot } from '#src/contract/records.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import type { PageHistory } from '#src/platform/page-history.ts'
import { capitalized } from '#src/ui/in-words.ts'
import type { StoryFault } from '#src/workbench/contract/desk-demo.ts'
import { capture } from '#src/workbench/timeline/moment.ts'
import { RecordedTime } from '#src/workbench/timeline/pass-time.ts'
import { randomsOf } from '#src/workbench/timeline/placeholders.ts'
import { replaySeedOf } from '#src/workbench/timeline/portable-moment.ts'
import { fromRoute } from '#src/workbench/timeline/route-path.ts'
import {
  type PageTools,
  runSteps,
  type StepContext,
  StepFailed,
  withStepContext,
} from '#src/workbench/timeline/run-step.ts'
import { hasRole } from '#src/workbench/trace/flow-roles.ts'
import { stepWords } from './line-words.ts'
import { endDifference, proofSince, storyDifference } from './proof.ts'
import type { Story } from './story.ts'

/**
 * Runs a story from its start, where the page is, on a paused clock as fast as possible (DEMO-8, DEMO-19). Rejects with `StoryFailed` where a step is not
 * taken, or the end is not the story's; and when the signal stops it.
 */
export async function runStory(story: Story, tools: PageTools, signal: AbortSignal): Promise<void> {
  const { backend } = tools
  const { steps, end = { ms: 0, proof: null } } = story
  const before = backend.exported(backend.capture())
  await unattended(story, tools, async (context) => {
    const time = new RecordedTime(clock, [...steps, end])
    const pass = async (index: number) => {
      signal.throwIfAborted()
      await time.pass(index, (ms) => clock.advance(ms))
    }
    await runSteps(steps, { ...context, isStrict: true }, { before: (_, index) => pass(index) })
    await pass(steps.length)
    signal.throwIfAborted()
    await checkEnd(story, before, tools)
  }).catch((error) => {
    throw withStepWords(error, steps)
  })
}

/**
 * Runs a story's steps at any pace, without a person, on a paused clock that gets the mode of the story's start afterwards. Navigations are replayed with
 * Back and Forward, and print dialogs close at once. Generated values are the same at each run.
 */
export async function unattended(
  { title, moments }: Story,
  tools: PageTools,
  work: (context: StepContext) => Promise<void>,
): Promise<void> {
  const [start] = moments ?? []
  const seed = start === undefined ? (title ?? '') : replaySeedOf(start)
  const { print } = window
  const history = openReplayHistory(tools.backend.product.router.history)
  const bringBack = () => {
    window.print = print
    history.stop()
    clock.set(start?.clock.mode ?? 'live')
  }
  window.print = () => window.dispatchEvent(new Event('afterprint'))
  clock.set('paused')
  await withStepContext(
    tools,
    (context) =>
      work({
        ...context,
        visit: (path, by) => history.visit(fromRoute(path), by),
        mayBeGone: (flow) => hasRole(flow, 'awaited'),
      }),
    bringBack,
    randomsOf(seed),
  )
}

/** A recording ends as it was recorded in every row that differs from the seed; a story, in what it has changed. */
async function checkEnd({ title, end }: Story, before: BankSnapshot, { backend }: PageTools): Promise<void> {
  if (end?.proof == null) return
  const [what, difference] =
    title === undefined
      ? ['replay', endDifference(end.proof, backend)]
      : ['story', storyDifference(end.proof, await proofSince(before, capture(backend), backend), backend)]
  if (difference !== null) throw new StoryFailed(`The ${what} ended differently: ${difference}`, difference, null)
}

/** The page's history during a replay. */
function openReplayHistory(history: PageHistory) {
  // The entries before it are no part of the replay.
  const first = history.location.state.__TSR_index
  let last = first
  const stop = history.subscribe(({ location, action }) => {
    if (action.type === 'PUSH') last = location.state.__TSR_index
  })
  return {
    /** Goes to a page as the person did: with Back or Forward where those lead there, otherwise by its path. */
    visit: async (to: string, by?: number): Promise<void> => {
      if (by !== undefined && isWithin(history.location.state.__TSR_index + by)) {
        history.go(by)
        await clock.settled()
      }
      // A flow may have navigated there already.
      if (history.location.href !== to) history.push(to)
      await clock.settled()
    },
    stop,
  }

  function isWithin(place: number): boolean {
    return first <= place && place <= last
  }
}

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
