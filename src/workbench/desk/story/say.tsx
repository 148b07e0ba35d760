import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { ActionButton } from '#src/workbench/desk/action-button.tsx'
import styles from './story.module.css'
import { storyCopy as copy } from './story-copy.ts'
import { type Caption, faultIn } from './story-draft.ts'

interface SayProps {
  caption: Caption
  /** what is lit: 'the button “Withdraw”'; null for nothing */
  lights: string | null
  /** 'before: Ada chose PayPal' */
  about: string
  /** whether it takes the focus */
  isAsked: boolean
  onChange: (caption: Caption | null) => void
  /** Enter was pressed */
  onNext: () => void
}

/** What is said before a line: one field, a chapter's heading above it, and what is lit. Left empty, it goes. */
export function Say({ caption, lights, about, isAsked, onChange, onNext }: SayProps) {
  const { text, chapter, isLit } = caption
  const root = useRef<HTMLFieldSetElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const heading = useRef<HTMLInputElement>(null)
  const id = useId()
  const fault = faultIn(caption)
  useEffect(() => {
    if (isAsked) field.current?.focus()
  }, [isAsked])
  const isNothing = () => field.current?.value.trim() === '' && (heading.current?.value ?? '').trim() === ''
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!isNothing() || root.current?.contains(relatedTarget)) return
    afterPress(() => {
      if (isNothing() && !root.current?.contains(document.activeElement)) onChange(null)
    })
  }
  const onEnter = (run: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    run()
  }
  const addChapter = () => {
    onChange({ ...caption, chapter: '' })
    requestAnimationFrame(() => heading.current?.focus())
  }
  return (
    <fieldset ref={root} className={styles.say} aria-label={`${copy.say} ${about}`} onBlur={leave}>
      {chapter === null ? null : (
        <label className={styles.field}>
          <span>{copy.chapter}</span>
          <input
            ref={heading}
            className={styles.heading}
            aria-label={`${copy.chapter} ${about}`}
            autoComplete="off"
            dir="auto"
            value={chapter}
            onChange={({ currentTarget: { value } }) => onChange({ ...caption, chapter: value })}
            onBlur={() => (chapter === '' ? onChange({ ...caption, chapter: null }) : undefined)}
            onKeyDown={onEnter(() => field.current?.focus())}
          />
        </label>
      )}
      <label className={styles.field}>
        <span>{copy.say}</span>
        <span className={styles.grows} data-text={text}>
          <textarea
            ref={field}
            rows={1}
            aria-label={`${copy.say} ${about}`}
            aria-invalid={fault === undefined ? undefined : true}
            aria-describedby={fault === undefined ? undefined : `${id}-error`}
            autoComplete="off"
            dir="auto"
            value={text}
            onChange={({ currentTarget: { value } }) => onChange({ ...caption, text: value.replace(/\s*\n\s*/g, ' ') })}
            onKeyDown={onEnter(onNext)}
          />
        </span>
      </label>
      {fault === undefined ? null : (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {fault}
        </p>
      )}
      <div className={styles.about}>
        {lights === null ? (
          <span>{copy.lightsNothing}</span>
        ) : (
          <label className={styles.light}>
            <input
              type="checkbox"
              checked={isLit}
              onChange={({ currentTarget: { checked } }) => onChange({ ...caption, isLit: checked })}
            />
            <span>
              {copy.lights(lights)}
              <span className="visually-hidden"> {about}</span>
            </span>
          </label>
        )}
        {chapter === null ? <ActionButton label={copy.addChapter} about={about} onClick={addChapter} /> : null}
      </div>
    </fieldset>
  )
}

let isPressed = false
if (typeof window !== 'undefined') {
  addEventListener('pointerdown', () => (isPressed = true), true)
  addEventListener('pointerup', () => (isPressed = false), true)
}

/** Runs it after the press that moved the focus: a field that went earlier would move the pressed button away from the pointer. */
function afterPress(run: () => void): void {
  if (isPressed) addEventListener('pointerup', () => requestAnimationFrame(run), { once: true, capture: true })
  else requestAnimationFrame(run)
}
