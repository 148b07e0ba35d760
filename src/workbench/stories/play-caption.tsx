import { X } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { isCaption } from '#machines/model/step.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { plainKey } from '#src/ui/shortcut.ts'
import styles from './caption-bar.module.css'
import type { Play, PlayState } from './play.ts'
import { playCopy } from './play-copy.ts'

interface PlayCaptionProps {
  play: Play
  state: PlayState
  title: string
}

/** The second one is what presenters' clickers press. */
const GO_ON = ['ArrowRight', 'PageDown']

/** The caption of the scenario that plays, with its chapter and the buttons. The right arrow key and Page Down go on, Escape ends it. */
export function PlayCaption({ play, state, title }: PlayCaptionProps) {
  const { captionAt, status, isReading } = state
  const { steps } = play
  const bar = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  /** whether the last action was made with this bar, as at first: the story has replaced what had the focus before */
  const isDriven = useRef(true)
  const caption = captionAt === null ? undefined : steps[captionAt]
  const [heading] = steps
    .slice(0, captionAt === null ? 0 : captionAt + 1)
    .toReversed()
    .flatMap((step) => (isCaption(step) && step.chapter !== undefined ? [step.chapter] : []))

  // A dialog that a step opens takes the focus; whoever presses Next wants to press it again.
  useEffect(() => {
    if (isReading && isDriven.current && !bar.current?.contains(document.activeElement))
      next.current?.focus({ preventScroll: true })
    if (isReading) isDriven.current = false
  }, [isReading])

  function end() {
    void play.stop()
  }
  useKeys({ bar, end, goOn })

  function goOn() {
    isDriven.current = true
    play.next()
  }

  return (
    <div ref={bar} className={styles.tour}>
      <p className={styles.place}>
        <bdi>{title}</bdi>
        {heading === undefined ? null : (
          <span className={styles.heading}>
            {' • '}
            <bdi>{heading}</bdi>
          </span>
        )}
      </p>
      <IconButton label={playCopy.end} onClick={end}>
        <X aria-hidden="true" size={20} />
      </IconButton>
      <p role="status" dir="auto" className={styles.caption}>
        {caption !== undefined && isCaption(caption) ? caption.text : null}
      </p>
      <div className={styles.buttons}>
        {status === 'playing' ? (
          <Button variant="quiet" onClick={() => play.pause()}>
            {playCopy.pause}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => play.resume()}>
            {playCopy.play}
          </Button>
        )}
        <Button ref={next} onClick={goOn}>
          {playCopy.next}
        </Button>
      </div>
    </div>
  )
}

interface Keys {
  bar: RefObject<HTMLElement | null>
  end: () => void
  goOn: () => void
}

/**
 * Escape is meant anywhere but in the desk, which closes itself; the keys that go on, in the bar, and where no control has the focus, as after a click on
 * the page, or on the heading of a dialog that a step has opened. The product does not get them: it would close its dialog, and the scenario's next step
 * would find none. The scenario's own steps press untrusted.
 */
function useKeys({ bar, end, goOn }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.isTrusted) return
    const target = event.target as Element
    const ends = event.key === 'Escape' && target.closest('[data-beside]') === null
    const isFree = bar.current?.contains(target) === true || target.matches('body, [tabindex="-1"]')
    const goesOn = isFree && GO_ON.includes(plainKey(event))
    if (!(ends || goesOn)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (ends) end()
    else if (!event.repeat) goOn()
  })
  useEffect(() => {
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
