import { X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { dayOf, formatTime } from '#src/platform/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { asSentence } from '#src/ui/in-words.ts'
import { shortcutOf } from '#src/ui/shortcut.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import desk from '#src/workbench/desk/desk.module.css'
import { timeWords } from '#src/workbench/trace/format-timestamp.ts'
import styles from './story.module.css'
import { storyCopy as copy } from './story-copy.ts'
import { changeDraft, type Draft } from './story-draft.ts'
import { closeForm, TITLE_ID } from './story-focus.ts'
import { StoryLines } from './story-lines.tsx'
import { useStoryForm } from './use-story-form.ts'

interface StoryFormProps {
  demo: DeskDemo
  draft: Draft
}

/** Makes a story of a stretch of the timeline: its title, what is said before each line, and what is left out (DEMO-19). */
export function StoryForm({ demo, draft }: StoryFormProps) {
  const { title, from, to, captions, fault } = draft
  const story = useStoryForm(demo, draft)
  const { entries, lines, reason, isThere, trying, canRun, said, upToNow } = story
  const play = useRef<HTMLButtonElement>(null)
  const close = () => {
    changeDraft(demo, { isOpen: false, fault })
    closeForm()
  }
  const onKey = (event: KeyboardEvent) => {
    if (shortcutOf(event.nativeEvent) !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
  const faultWords = ({ entry, text }: NonNullable<Draft['fault']>) => {
    const line = lines?.find((one) => one.entry === entry)
    return line === undefined ? copy.faultAtEnd(text) : copy.fault(line.text, text)
  }
  const [begins = 0, ends = 0] = [from, to].map((entry) => entries.find(({ id }) => id === entry)?.at)
  const timeOf = dayOf(begins) === dayOf(ends) ? timeWords : formatTime
  return (
    <section ref={story.form} className={styles.form} aria-labelledby="desk-story" onKeyDown={onKey}>
      <header className={desk.line}>
        <h3 id="desk-story" className={desk.heading}>
          {draft.replaces === null ? copy.title : copy.titleOfChange}
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
          dir="auto"
          value={title}
          error={story.titleError}
          onChange={({ currentTarget: { value } }) => changeDraft(demo, { title: value })}
        />
      </div>
      {isThere ? (
        <div className={`${desk.line} ${styles.stretch}`}>
          <p className={desk.quiet}>{copy.stretch(timeOf(begins), timeOf(ends))}</p>
          {upToNow === null ? null : (
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
            places={story.places}
            trying={trying}
            onSay={(key, caption) => changeDraft(demo, (now) => ({ captions: { ...now.captions, [key]: caption } }))}
            onLeaveOut={(entry, isOut) => void story.leaveOut(entry, isOut)}
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
          <Button
            ref={play}
            data-story-play=""
            variant="secondary"
            aria-disabled={!canRun}
            onClick={() => void story.playIt()}
          >
            {copy.play}
          </Button>
          <Button aria-disabled={!canRun} onClick={() => void story.keep()}>
            {copy.keep}
          </Button>
          <Button variant="quiet" className={styles.over} onClick={story.startOver}>
            {copy.startOver}
          </Button>
        </div>
      </footer>
    </section>
  )
}
