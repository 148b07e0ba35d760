import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useNotice } from '#src/ui/use-notice.ts'
import type { DeskDemo, StoryFault } from '#src/workbench/contract/desk-demo.ts'
import desk from '#src/workbench/desk/desk.module.css'
import { useDemo } from '#src/workbench/desk/use-demo.ts'
import { isStop } from '#src/workbench/desk/use-scenarios.ts'
import { timeWords } from '#src/workbench/trace/format-timestamp.ts'
import styles from './story.module.css'
import { asSentence, storyCopy as copy } from './story-copy.ts'
import {
  changeDraft,
  type Draft,
  isOnTimeline,
  lineOfStep,
  placesOf,
  readDraft,
  startDraft,
  toldOf,
  unsaidChapter,
} from './story-draft.ts'
import { closeForm, focusKept, TITLE_ID } from './story-focus.ts'
import { StoryLines } from './story-lines.tsx'
import { useLines } from './use-lines.ts'

interface StoryFormProps {
  demo: DeskDemo
  draft: Draft
}

interface Said {
  tone: 'done' | 'failed'
  text: string
}

/** characters of a title, as the story's file may have */
const LONGEST_TITLE = 80

const NOTHING: Said = { tone: 'done', text: '' }

/** Makes a story of a stretch of the timeline: its title, what is said before each line, and what is left out (DEMO-19). */
export function StoryForm({ demo, draft }: StoryFormProps) {
  const { stories, timeline } = demo
  const { title, from, to, without, captions, fault } = draft
  const entries = useDemo(demo, timeline.entries)
  const { lines, reason } = useLines(demo, from, to)
  const places = placesOf(draft, lines ?? [], entries.find(({ id }) => id === to)?.name)
  const isThere = isOnTimeline(draft, entries)
  const [trying, setTrying] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [said, say] = useNotice(NOTHING)
  const [isUnnamed, setUnnamed] = useState(false)
  const form = useRef<HTMLElement>(null)
  const play = useRef<HTMLButtonElement>(null)
  const canRun = isThere && lines !== null && lines.length > 0 && trying === null && !isBusy
  const newest = entries.at(-1)
  const isTooLong = title.trim().length > LONGEST_TITLE

  const fail = (error: unknown) =>
    say({ tone: 'failed', text: `${copy.failed} ${asSentence((error as Error).message)}` })
  const close = () => {
    changeDraft(demo, { isOpen: false, fault })
    closeForm()
  }

  /** Runs it with the story's file, unless what was typed is not complete yet. */
  async function withFile(needsTitle: boolean, run: (file: string) => Promise<void>) {
    if (!canRun) return
    if ((needsTitle && title.trim() === '') || isTooLong) {
      setUnnamed(true)
      document.getElementById(TITLE_ID)?.querySelector('input')?.focus()
      return
    }
    const unsaid = unsaidChapter(places)
    if (unsaid !== undefined) {
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
      if (form.current === null && readDraft(demo.desk.draft())?.isOpen === true) demo.desk.open('present')
    })
  const keep = () =>
    withFile(true, async (file) => {
      const id = await stories.add(file)
      if (draft.replaces !== null) await stories.remove(draft.replaces)
      changeDraft(demo, { isOpen: false, kept: id, replaces: null })
      focusKept(id)
    })

  async function leaveOut(entry: number, isLeftOut: boolean) {
    const words = lines?.find((line) => line.entry === entry)?.text ?? ''
    if (!isLeftOut) {
      changeDraft(demo, { without: without.filter((other) => other !== entry) })
      return say({ tone: 'done', text: copy.isBack(words) })
    }
    setTrying(entry)
    const why = await whyNotWithout(entry)
    setTrying(null)
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
    line === null ? null : lineOfStep(line, file, made, lines ?? [])
  const upToNow = () => {
    if (newest !== undefined) changeDraft(demo, { to: newest.id, until: newest.at })
  }
  const startOver = () => {
    startDraft(demo)
    setUnnamed(false)
    document.getElementById(TITLE_ID)?.querySelector('input')?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
  const faultWords = ({ entry, text }: NonNullable<Draft['fault']>) => {
    const line = lines?.find((one) => one.entry === entry)
    return line === undefined ? copy.faultAtEnd(text) : copy.fault(line.text, text)
  }
  const timeOf = (entry: number) => {
    const at = entries.find(({ id }) => id === entry)?.at
    return at === undefined ? '' : timeWords(at)
  }
  return (
    <section ref={form} className={styles.form} aria-labelledby="desk-story" onKeyDown={onKey}>
      <header className={desk.line}>
        <h3 id="desk-story" className={desk.heading}>
          {copy.title}
        </h3>
        <IconButton label={copy.close} onClick={close}>
          <X aria-hidden="true" size={18} />
        </IconButton>
      </header>
      <div id={TITLE_ID}>
        <Field
          label={copy.name}
          name="story-title"
          autoComplete="off"
          value={title}
          error={isTooLong ? copy.nameTooLong : isUnnamed && title.trim() === '' ? copy.nameMissing : undefined}
          onChange={({ currentTarget: { value } }) => changeDraft(demo, { title: value })}
        />
      </div>
      {isThere ? (
        <div className={`${desk.line} ${styles.stretch}`}>
          <p className={desk.quiet}>{copy.stretch(timeOf(from), timeOf(to))}</p>
          {to === newest?.id ? null : (
            <Button variant="quiet" onClick={upToNow}>
              {copy.untilNow}
            </Button>
          )}
        </div>
      ) : (
        <div role="alert">
          <p className={styles.error}>{copy.gone}</p>
          <ul>
            {Object.entries(captions).map(([key, caption]) =>
              caption === null ? null : <li key={key}>{caption.text}</li>,
            )}
          </ul>
        </div>
      )}
      {isThere ? (
        <>
          {lines === null ? <p className={desk.quiet}>{copy.reading}</p> : null}
          {lines?.length === 0 && reason === '' ? <p className={desk.quiet}>{copy.nothing}</p> : null}
          <p role="alert" className={desk.said} data-tone="failed">
            {reason === '' ? '' : asSentence(reason)}
          </p>
          <StoryLines
            draft={draft}
            places={places}
            trying={trying}
            onSay={(key, caption) => changeDraft(demo, (now) => ({ captions: { ...now.captions, [key]: caption } }))}
            onLeaveOut={(entry, isOut) => void leaveOut(entry, isOut)}
            onLast={() => play.current?.focus()}
          />
        </>
      ) : null}
      <footer className={styles.footer}>
        <div role="alert" className={desk.said} data-tone="failed">
          {fault === null ? null : faultWords(fault)}
        </div>
        <p role="status" className={desk.said} data-tone={said.tone}>
          {trying === null ? said.text : copy.trying}
        </p>
        <div className={desk.group}>
          <Button ref={play} variant="secondary" aria-disabled={!canRun} onClick={() => void playIt()}>
            {copy.play}
          </Button>
          <Button aria-disabled={!canRun} onClick={() => void keep()}>
            {copy.keep}
          </Button>
          <Button variant="quiet" className={styles.over} onClick={startOver}>
            {copy.startOver}
          </Button>
        </div>
      </footer>
    </section>
  )
}
