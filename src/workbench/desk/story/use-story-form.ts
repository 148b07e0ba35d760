import { useCallback, useRef, useState } from 'react'
import { asSentence } from '#src/ui/in-words.ts'
import { useNotice } from '#src/ui/use-notice.ts'
import { type DeskDemo, LONGEST_TITLE, type StoryFault } from '#src/workbench/contract/desk-demo.ts'
import { useDemo } from '#src/workbench/desk/use-demo.ts'
import { useLate } from '#src/workbench/desk/use-late.ts'
import { isStop } from '#src/workbench/desk/use-scenarios.ts'
import { NO_NEWS } from './own-story-menu.tsx'
import { storyCopy as copy } from './story-copy.ts'
import {
  changeDraft,
  type Draft,
  faultIn,
  isOnTimeline,
  lineOfStep,
  placesOf,
  readDraft,
  readFile,
  startDraft,
  toldOf,
} from './story-draft.ts'
import { focusKept, focusPlay, TITLE_ID } from './story-focus.ts'

/** What the form of a story does: runs it, keeps it, and tries it without a line (DEMO-19). */
export function useStoryForm(demo: DeskDemo, draft: Draft) {
  const { stories, timeline } = demo
  const { title, from, to, without } = draft
  const entries = useDemo(demo, timeline.entries)
  const { lines = null, reason = '' } = useLines(demo, from, to) ?? {}
  const places = placesOf(draft, lines ?? [], entries.find(({ id }) => id === to)?.name)
  const isThere = isOnTimeline(draft, entries)
  const [trying, setTrying] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [said, say] = useNotice(NO_NEWS)
  const [isUnnamed, setUnnamed] = useState(false)
  const form = useRef<HTMLElement>(null)
  const canRun = isThere && lines !== null && lines.length > 0 && trying === null && !isBusy
  const newest = entries.at(-1)
  const isTooLong = title.trim().length > LONGEST_TITLE

  const fail = (error: unknown) =>
    say({ tone: 'failed', text: `${copy.failed} ${asSentence((error as Error).message)}` })

  /** Runs it with the story's file, unless what was typed is not complete yet. */
  async function withFile(needsTitle: boolean, run: (file: string) => Promise<void>) {
    if (!canRun) return
    if ((needsTitle && title.trim() === '') || isTooLong) {
      setUnnamed(true)
      document.getElementById(TITLE_ID)?.querySelector('input')?.focus()
      return
    }
    if (places.some(({ caption }) => caption !== null && faultIn(caption) !== undefined)) {
      form.current?.querySelector<HTMLElement>('textarea[aria-invalid]')?.focus()
      return
    }
    setBusy(true)
    try {
      await run(await stories.make(from, to, toldOf(draft, places)))
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }

  const playIt = () =>
    withFile(false, async (file) => {
      changeDraft(demo, {})
      const end = await stories.play(file).catch((error: Error) => error)
      if (end instanceof Error && !isStop(end)) {
        const found = await stories.attempt(file)
        const line = found === null ? null : lineOf(found, file, draft)
        changeDraft(demo, { fault: { entry: line?.entry ?? null, text: found?.text ?? end.message } })
      }
      // The audience saw the product without the desk, and so without this form.
      if (form.current !== null || readDraft(demo.desk.draft())?.isOpen !== true) return
      demo.desk.open('present')
      focusPlay()
    })
  const keep = () =>
    withFile(true, async (file) => {
      // The timeline's end is not that of a story with lines left out.
      const id = await stories.add(without.length === 0 ? file : await stories.prove(file))
      // One that is as it was is there already.
      if (draft.replaces !== null && draft.replaces !== id) await stories.remove(draft.replaces)
      changeDraft(demo, { isOpen: false, kept: id, replaces: null })
      focusKept(id)
    })

  async function leaveOut(entry: number, isLeftOut: boolean) {
    const words = lines?.find((line) => line.entry === entry)?.text ?? ''
    if (!isLeftOut) {
      changeDraft(demo, { without: without.filter((other) => other !== entry) })
      return say({ tone: 'done', text: copy.isBack(words) })
    }
    const { activeElement: pressed } = document
    setTrying(entry)
    const why = await whyNotWithout(entry)
    setTrying(null)
    // The product, brought to the story and back, has taken the focus.
    if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true })
    if (why === null) changeDraft(demo, (now) => ({ without: [...now.without, entry] }))
    say(why === null ? { tone: 'done', text: copy.leftOut(words) } : { tone: 'failed', text: copy.stays(words, why) })
  }
  async function whyNotWithout(entry: number): Promise<string | null> {
    try {
      const less = { ...draft, without: [...without, entry] }
      const file = await stories.make(from, to, toldOf(less, places))
      const found = await stories.attempt(file)
      if (found === null) return null
      const line = lineOf(found, file, less)
      return line === null ? found.text : copy.notPossible(line.text)
    } catch (error) {
      return (error as Error).message
    }
  }
  const lineOf = ({ line }: StoryFault, file: string, made: Draft) =>
    line === null ? null : lineOfStep(line, readFile(file).steps, made.without, lines ?? [])
  const upToNow = () => {
    if (newest !== undefined) changeDraft(demo, { to: newest.id, until: newest.at })
  }
  const startOver = () => {
    startDraft(demo)
    setUnnamed(false)
    document.getElementById(TITLE_ID)?.querySelector('input')?.focus()
  }
  return {
    form,
    entries,
    lines,
    /** why there can be no story; '' where there can */
    reason,
    places,
    /** whether the timeline still has what the story is made of */
    isThere,
    titleError: isTooLong ? copy.nameTooLong : isUnnamed && title.trim() === '' ? copy.nameMissing : undefined,
    canRun,
    /** the first entry of the line without which it is being run */
    trying,
    said,
    playIt,
    keep,
    leaveOut,
    /** null where the story goes on until now */
    upToNow: to === newest?.id ? null : upToNow,
    startOver,
  }
}

/** What happened after one entry up to another, in lines, read again when a moment in it gets a name; null until it has been read. */
function useLines(demo: DeskDemo, from: number, to: number) {
  const names = useDemo(demo, ({ timeline }) =>
    timeline
      .entries()
      .filter(({ id }) => id >= from && id <= to)
      .map(({ name = '' }) => name)
      .join('\n'),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are part of the lines
  const read = useCallback(async () => {
    try {
      return { lines: from < to ? await demo.stories.lines(from, to) : [], reason: '' }
    } catch (error) {
      return { lines: [], reason: (error as Error).message }
    }
  }, [demo, from, to, names])
  return useLate(read)
}
