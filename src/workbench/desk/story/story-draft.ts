import * as v from 'valibot'
import type { Step, TimelineEntry } from '#src/workbench/contract/demo-contract.ts'
import {
  type DeskDemo,
  LONGEST_CAPTION,
  LONGEST_TITLE,
  type StoryLine,
  type StoryTold,
} from '#src/workbench/contract/desk-demo.ts'
import { useDemo } from '#src/workbench/desk/use-demo.ts'
import { storyCopy as copy } from './story-copy.ts'

/** The key of what is said at the end, after the last line. */
export const END = 'end'

const captionSchema = v.object({ text: v.string(), chapter: v.nullable(v.string()), isLit: v.boolean() })

/** The story that is being made (DEMO-19): which entries, and what was typed. */
const draftSchema = v.object({
  /** whether the form is shown; what was typed stays when it is closed */
  isOpen: v.boolean(),
  title: v.string(),
  /** The story is what happened after one entry, up to another. */
  from: v.number(),
  to: v.number(),
  /** when `to` happened, ms since the epoch: another page has other entries with the same ids */
  until: v.number(),
  /** by the first entry of the line that it precedes, or `END`; null for a moment's name that is not said */
  captions: v.record(v.string(), v.nullable(captionSchema)),
  /** first entries of the lines that are left out */
  without: v.array(v.number()),
  /** the id under which it was kept, until it is changed again */
  kept: v.nullable(v.string()),
  /** the id of the kept story that it replaces when it is kept */
  replaces: v.nullable(v.string()),
  /** why it did not come to its end when it was last run, and the first entry of the line at fault */
  fault: v.nullable(v.object({ entry: v.nullable(v.number()), text: v.string() })),
})

export type Caption = v.InferOutput<typeof captionSchema>
export type Draft = v.InferOutput<typeof draftSchema>

/** One thing that can be said: before a line, or at the end. */
export interface Place {
  key: string
  /** the entry in `StoryTold` */
  before: number
  /** the line's words; null at the end */
  line: StoryLine | null
  caption: Caption | null
}

/** as it was read or written last: what has not changed since is the same object, so that only its row is rendered */
let last: { text: string; draft: Draft | null } = { text: '', draft: null }

export function readDraft(text: string): Draft | null {
  if (text !== last.text) last = { text, draft: parseDraft(text) }
  return last.draft
}

function parseDraft(text: string): Draft | null {
  // The tab's storage may hold what an older version of the demo wrote.
  try {
    return v.parse(draftSchema, JSON.parse(text))
  } catch {
    return null
  }
}

/** Begins with a story of what happened since the last start, up to the playhead. */
export function startDraft(demo: DeskDemo): void {
  const { stories, timeline } = demo
  const from = stories.start()
  const to = Math.max(from, timeline.position())
  const until = timeline.entries().find(({ id }) => id === to)?.at ?? 0
  const nothing = { captions: {}, without: [], kept: null, replaces: null, fault: null }
  writeDraft(demo, { isOpen: true, title: '', from, to, until, ...nothing })
}

export function changeDraft(demo: DeskDemo, part: Partial<Draft> | ((draft: Draft) => Partial<Draft>)): void {
  const draft = readDraft(demo.desk.draft())
  if (draft === null) return
  const change = typeof part === 'function' ? part(draft) : part
  writeDraft(demo, { ...draft, fault: null, ...change })
}

function writeDraft({ desk }: DeskDemo, draft: Draft): void {
  last = { text: JSON.stringify(draft), draft }
  desk.keepDraft(last.text)
}

/** Shows the form with what was typed before, or with a new story. */
export function openDraft(demo: DeskDemo): void {
  const draft = readDraft(demo.desk.draft())
  if (draft === null || draft.kept !== null) startDraft(demo)
  else changeDraft(demo, { isOpen: true, fault: draft.fault })
}

/**
 * Shows the form with a story of this browser. Where the timeline has no longer what it is made of, the story is run, up to its end. Rejects in words
 * where it does not run, and while another one is in the making.
 */
export async function reopenStory(demo: DeskDemo, id: string): Promise<void> {
  const { stories, timeline, clock } = demo
  const draft = readDraft(demo.desk.draft())
  const isThis = draft?.kept === id || draft?.replaces === id
  if (isThis && isOnTimeline(draft, timeline.entries()))
    return changeDraft(demo, { isOpen: true, kept: null, replaces: id })
  if (!isThis && draft?.kept === null && Object.keys(draft.captions).length > 0) throw new Error(copy.another)
  const { title, steps } = readFile(await stories.file(id))
  const { mode } = clock
  await stories.check(id)
  clock.set(mode)
  startDraft(demo)
  const [from, to] = [stories.start(), timeline.position()]
  changeDraft(demo, { title, captions: captionsIn(steps, await stories.lines(from, to)), replaces: id })
}

/** What the desk reads of a story's file. */
export function readFile(file: string): { title: string; steps: readonly Step[] } {
  return JSON.parse(file)
}

/** The captions of a story's steps, each by the line that it precedes. */
function captionsIn(steps: readonly Step[], lines: readonly StoryLine[]): Draft['captions'] {
  const captions: Record<string, Caption> = {}
  for (const [place, step] of steps.entries()) {
    if (step.kind !== 'caption') continue
    const key = String(lineOfStep(place, steps, [], lines)?.entry ?? END)
    const { text, chapter = null, about } = step
    const before = captions[key]
    const joined = before === undefined ? text : `${before.text} ${text}`
    captions[key] = { text: joined, chapter: before?.chapter ?? chapter, isLit: about !== undefined }
  }
  return captions
}

export function useDraft(demo: DeskDemo): Draft | null {
  return readDraft(useDemo(demo, ({ desk }) => desk.draft()))
}

/** Whether the timeline still has what the story is made of. */
export function isOnTimeline({ from, to, until }: Draft, entries: readonly TimelineEntry[]): boolean {
  return entries.some(({ id }) => id === from) && entries.some(({ id, at }) => id === to && at === until)
}

/** Where something can be said. The name of a moment is its caption, unless another was typed (DEMO-19). */
export function placesOf(draft: Draft, lines: readonly StoryLine[], nameAtEnd: string | undefined): Place[] {
  const captionAt = (key: string, name: string | undefined) => {
    const typed = draft.captions[key]
    if (typed !== undefined) return typed
    return name === undefined ? null : { text: name, chapter: null, isLit: true }
  }
  const last = lines.at(-1)
  return [
    ...lines.map((line) => {
      const key = String(line.entry)
      return { key, before: line.entry, line, caption: captionAt(key, line.name) }
    }),
    ...(last === undefined
      ? []
      : [{ key: END, before: last.last + 1, line: null, caption: captionAt(END, nameAtEnd) }]),
  ]
}

/** What `stories.make` is told. */
export function toldOf({ title, without }: Draft, places: readonly Place[]): StoryTold {
  return {
    title: title.trim() === '' ? copy.unnamed : title.trim(),
    captions: places.flatMap(({ before, caption }) => {
      const text = caption?.text.trim() ?? ''
      if (caption === null || text === '') return []
      const chapter = caption.chapter?.trim() ?? ''
      return {
        ...{ before, text },
        ...(chapter === '' ? {} : { chapter }),
        ...(caption.isLit ? {} : { lights: false as const }),
      }
    }),
    without: without.filter((entry) => places.some(({ line }) => line?.entry === entry)),
  }
}

/** The line to which a step of a story belongs, or before which a caption stands, by its place among the steps; null where there is none. */
export function lineOfStep(
  place: number,
  steps: readonly Step[],
  without: Draft['without'],
  lines: readonly StoryLine[],
): StoryLine | null {
  let before = steps.slice(0, place).filter(({ kind }) => kind !== 'caption').length
  const told = lines.filter(({ entry }) => !without.includes(entry))
  for (const line of told) {
    if (before < line.steps) return line
    before -= line.steps
  }
  return null
}

/** What is wrong with a caption as it was typed, in words. */
export function faultIn({ text, chapter }: Caption): string | undefined {
  if (text.length > LONGEST_CAPTION) return copy.captionTooLong
  if ((chapter ?? '').length > LONGEST_TITLE) return copy.chapterTooLong
  return chapter?.trim() && text.trim() === '' ? copy.chapterSays : undefined
}
