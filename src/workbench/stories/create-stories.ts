import type { CallRecord } from '#src/contract/traffic.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { addNotice } from '#src/platform/notices.ts'
import type { Recording } from '#src/workbench/contract/demo-contract.ts'
import type { StoryFault, StoryTold } from '#src/workbench/contract/desk-demo.ts'
import { capture, type Moment, replacePresent } from '#src/workbench/timeline/moment.ts'
import { type OwnStory, ownStories } from '#src/workbench/timeline/own-stories.ts'
import { fromPortable, portableOf } from '#src/workbench/timeline/portable-moment.ts'
import { StepsFailed } from '#src/workbench/timeline/run-step.ts'
import { linkWith } from '#src/workbench/timeline/share.ts'
import type { Entry } from '#src/workbench/timeline/timeline.ts'
import { FileRefused, readFile, refusalOf } from '#src/workbench/timeline/timeline-file.ts'
import { behindCover } from './cover-page.ts'
import { beginning, playStory } from './play-story.tsx'
import { proofNow, proofSince } from './proof.ts'
import { runStory } from './run-story.ts'
import { shippedStories } from './shipped-stories.ts'
import { type StoryParts, startAsEntry, startStory } from './start-story.ts'
import { asRecording, readStory, type Story, writeStory } from './story.ts'
import { readOwn, storyById } from './story-by-id.ts'
import { writeTest } from './to-test.ts'
import { makeStory, recordedSteps, storyLines } from './write-story.ts'

export type StoryWork = ReturnType<typeof createStories>

/** What stories do, for `window.demo`. Whatever runs takes its turn there, and ends early when its signal says so. */
export function createStories(parts: StoryParts) {
  const { backend, timeline } = parts
  const writing = () => ({ entries: timeline.entries(), backend })

  return {
    lines: async (from: number, to: number) => storyLines(from, to, writing()),
    make: async (from: number, to: number, told: StoryTold) => {
      await clock.settled()
      return writeStory(readStory(writeStory(await makeStory(from, to, told, writing()))))
    },
    add,
    /** As `add`, of a file that somebody has opened: says so where it is there already. */
    open: async (file: string) => {
      const before = ownStories.get() ?? []
      const id = await add(file)
      const { summary } = before.find((one) => one.id === id) ?? {}
      if (summary !== undefined)
        addNotice({ role: 'status', text: `The story “${summary.title}” is already among your stories.` })
    },
    remove: async (id: string) => {
      const own = ownIn(id)
      await change(`The story “${own.summary.title}” was removed`, () =>
        (ownStories.get() ?? []).filter((one) => one.id !== id),
      )
    },
    file: async (id: string) => ownIn(id).file,
    link: async (id: string) => linkWith(ownIn(id).file, 'story'),
    start: async (id: string) => {
      const story = storyById(id)
      await behindCover(beginning(story), () =>
        startAsEntry(`The scenario “${story.title}” was started`, story, id, parts),
      )
    },
    play: (id: string, signal: AbortSignal) => playStory(storyById(id), id, parts, signal),
    /** Plays a story that is not kept. */
    playFile: (file: string, signal: AbortSignal) => playStory(readStory(file), null, parts, signal),
    /** Runs it, and stays at its end. So does `replay`. */
    check: async (id: string, signal: AbortSignal) => {
      const story = storyById(id)
      await startAsEntry(`The story “${story.title}” was checked`, story, id, parts, 'paused')
      await runStory(story, parts, signal)
    },
    replay: async (recording: Recording | string, signal: AbortSignal) => {
      const { moments, steps, end } = asRecording(readStory(recording))
      await timeline
        .replaceAsEntry({ lane: 'demo', text: 'A recording was opened' }, () =>
          replacePresent(() => fromPortable(moments[0], backend), backend, 'paused'),
        )
        .catch((error) => {
          throw new Error(`The recording cannot be restored: ${refusalOf(error)}`)
        })
      await runStory({ moments, steps, end }, parts, signal)
    },
    /** What a file of steps holds; null for any other. Throws `FileRefused` with the reason. */
    kindOf: (file: string) => {
      if (!('steps' in readFile(file))) return null
      return readStory(file).title === undefined ? 'recording' : 'story'
    },
    attempt: async (file: string, signal: AbortSignal) =>
      runAway<StoryFault | null>('Trying the story', readStory(file), signal, () => null, faultOf),
    prove: async (file: string, signal: AbortSignal) =>
      runAway('Running the story, to see where it ends', readStory(file), signal, async (story, start) => {
        const proof = await proofSince(backend.exported(start.bank), capture(backend), backend)
        return writeStory({ ...story, end: { ms: 0, ...story.end, proof } })
      }),
    toTest: async (id: string, signal: AbortSignal) =>
      runAway('Running the story, to copy it as a test', storyById(id), signal, (story, start, calls) =>
        writeTest(story, start, calls, backend),
      ),
    /** A stretch of the timeline that ends now, as it was. */
    record: (start: Entry, entries: readonly Entry[]): Recording => {
      const { moment } = start
      if (moment === null) throw new Error('The recording has just begun: stop it when the page has come to rest')
      const { steps, rest } = recordedSteps(start, entries)
      const proof = clock.isQuiet ? proofNow(backend) : null
      const { ms, fired } = rest
      const end = { ms, ...(fired.length === 0 ? {} : { fired }), proof }
      // As a file has it: fields that are undefined are none.
      return JSON.parse(JSON.stringify(asRecording({ moments: [portableOf(moment, backend)], steps, end })))
    },
  }

  async function add(file: string): Promise<string> {
    const story = readStory(file)
    const { title } = story
    if (title === undefined) throw new FileRefused('a story needs a title, and this is a recording')
    const text = writeStory(story)
    const same = () => ownStories.get()?.find((one) => one.file === text)
    if (same() === undefined)
      await change(`The story “${title}” was added`, () => {
        const own = ownStories.get() ?? []
        return same() === undefined ? [...own, readOwn(idOf(title, own), text)] : own
      })
    return same()?.id ?? ''
  }

  async function change(text: string, to: () => readonly OwnStory[]): Promise<void> {
    const set = async () => {
      const own = to()
      if (own === ownStories.get()) return false
      ownStories.set(own)
      return true
    }
    await timeline.inTurn(() => timeline.runAsEntry({ lane: 'demo', text }, set))
  }

  /** Runs a story behind a cover that says why, reads something at its end, and returns to the present. Nothing of that is an entry. */
  async function runAway<T>(
    words: string,
    story: Story,
    signal: AbortSignal,
    atEnd: (story: Story, start: Moment, calls: readonly CallRecord[]) => Promise<T> | T,
    onFailure?: (error: unknown) => T,
  ): Promise<T> {
    await clock.settled()
    return behindCover(`${words}. The page will be as it was.`, () =>
      timeline.withoutEntries(async () => {
        const { scrollX, scrollY } = window
        const present = capture(backend)
        try {
          await startStory(story, null, parts, 'paused')
          const start = capture(backend)
          const before = backend.calls().length
          await runStory(story, parts, signal)
          return await atEnd(story, start, backend.calls().slice(before))
        } catch (error) {
          if (onFailure === undefined) throw error
          return onFailure(error)
        } finally {
          await replacePresent(present, backend)
          scrollTo(scrollX, scrollY)
        }
      }),
    )
  }

  function ownIn(id: string): OwnStory {
    const own = ownStories.get()?.find((one) => one.id === id)
    if (own === undefined) throw new Error(`There is no story '${id}' of this browser’s own`)
    return own
  }
}

/**
 * The stories of an export, to take the place of this browser's own; null where it says nothing of them. One that could not be run where it comes from
 * is the text of its file. Throws `FileRefused` with the reason.
 */
export function readImportedStories(told: readonly unknown[] | undefined): readonly OwnStory[] | null {
  if (told === undefined) return null
  const own: OwnStory[] = []
  for (const story of told) {
    const file = typeof story === 'string' ? story : writeStory(readStory(story))
    const { title } = readOwn('story', file).summary
    own.push(readOwn(idOf(title, own), file))
  }
  return own
}

function faultOf(error: unknown): StoryFault {
  return error instanceof StepsFailed ? error.fault : { line: null, text: refusalOf(error) }
}

/** An id that no story has: the title as it stands in an address. */
function idOf(title: string, own: readonly OwnStory[]): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['story']
  const isTaken = (id: string) => [...shippedStories, ...own].some((one) => one.id === id)
  let id = words.join('-')
  for (let count = 2; isTaken(id); count += 1) id = `${words.join('-')}-${count}`
  return id
}
