import { X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { isCaption } from '#machines/model/step.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { RecordingStep } from '#src/workbench/demo/demo-contract.ts'
import styles from './caption-bar.module.css'
import { type CaptionPlace, captionBefore, placeOf } from './captions.ts'
import { timeToPlay } from './pacing.ts'
import type { Play, PlayState } from './play.ts'
import { tourCopy } from './tour-copy.ts'
import { useEscape } from './use-escape.ts'

interface TourCaptionProps {
  play: Play<unknown>
  state: PlayState
  title: string
}

/** The caption of a running tour, where it stands, and the buttons. The arrow keys go on and back, Escape ends it. */
export function TourCaption({ play, state, title }: TourCaptionProps) {
  const { captionAt, status, isReading } = state
  const { steps } = play
  const bar = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  /** whether the last action was made with this bar; at first, whether nothing else has the focus */
  const isDriven = useRef(document.activeElement === document.body)
  const caption = captionAt === null ? undefined : steps[captionAt]
  const isFirst = captionAt === null || captionBefore(steps, captionAt) === null

  // A dialog that a step opens takes the focus; whoever presses Next wants to press it again.
  useEffect(() => {
    if (isReading && isDriven.current && !bar.current?.contains(document.activeElement))
      next.current?.focus({ preventScroll: true })
    if (isReading) isDriven.current = false
  }, [isReading])

  function end() {
    void play.stop()
  }
  useEscape(end)

  function goOn(isRepeated: boolean) {
    isDriven.current = true
    // The second click of a double click must not pass a caption.
    if (isRepeated) play.hurry()
    else play.next()
  }

  function goBack() {
    isDriven.current = true
    play.back()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    if (event.key === 'ArrowRight') goOn(event.repeat)
    else if (!event.repeat) goBack()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut of the buttons inside.
    <div ref={bar} className={styles.tour} onKeyDown={onKeyDown}>
      <p className={styles.place}>
        <span className={styles.title}>{title} • </span>
        {captionAt === null ? null : <Place {...placeOf(steps, captionAt)} />}
      </p>
      <div className={styles.corner}>
        <p className={styles.left}>{leftInWords(state, steps)}</p>
        <IconButton label={tourCopy.end} onClick={end}>
          <X aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <p role="status" className={styles.caption}>
        {caption !== undefined && isCaption(caption) ? caption.text : null}
      </p>
      <div className={styles.buttons}>
        {status === 'playing' ? (
          <Button variant="quiet" onClick={() => play.pause()}>
            {tourCopy.pause}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => play.resume()}>
            {tourCopy.play}
          </Button>
        )}
        <Button variant="secondary" aria-disabled={isFirst} onClick={() => (isFirst ? undefined : goBack())}>
          {tourCopy.back}
        </Button>
        <Button ref={next} onClick={({ detail }: MouseEvent) => goOn(detail > 1)}>
          {tourCopy.next}
        </Button>
      </div>
    </div>
  )
}

function Place({ heading, chapter, chapters, caption, captions }: CaptionPlace) {
  return (
    <>
      {chapters === 1 ? null : `${tourCopy.chapter(chapter, chapters)} • `}
      {heading === null ? null : <span className={styles.heading}>{heading} • </span>}
      {tourCopy.place(caption, captions)}
    </>
  )
}

function leftInWords({ captionAt, position }: PlayState, steps: readonly RecordingStep[]): string {
  // While a caption further back is being reached, the time counts from there.
  const ms = timeToPlay(steps.slice(Math.max(position, captionAt ?? 0)))
  return ms < 45_000 ? tourCopy.secondsLeft : tourCopy.minutesLeft(Math.round(ms / 60_000))
}
