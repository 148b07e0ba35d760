import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { isCaption } from '#machines/model/step.ts'
import { useStore } from '#src/platform/use-store.ts'
import { Button } from '#src/ui/button.tsx'
import { asSentence } from '#src/ui/in-words.ts'
import { useSizeProperty } from '#src/ui/use-size-property.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import styles from './caption-bar.module.css'
import { CaptionHighlight } from './caption-highlight.tsx'
import type { Play, PlayState } from './play.ts'
import { PlayCaption } from './play-caption.tsx'
import { playCopy } from './play-copy.ts'

interface CaptionBarProps {
  play: Play
  title: string
  demo: DeskDemo
  again: () => void
  onClose: () => void
}

/** Shows the captions of a scenario while it plays, below the page and never over it. It works without the desk. */
export function CaptionBar({ play, title, demo, again, onClose }: CaptionBarProps) {
  const state = useStore(play.state, play.state.get())
  const { status, captionAt, isReading } = state
  useEffect(() => {
    if (status === 'stopped') onClose()
  }, [status, onClose])
  if (status === 'done' || status === 'failed')
    return (
      <Bar>
        <PlayEnd title={title} state={state} demo={demo} again={again} onClose={onClose} />
      </Bar>
    )
  const caption = captionAt === null ? undefined : play.steps[captionAt]
  const about = isReading && caption !== undefined && isCaption(caption) ? caption.about : undefined
  return (
    <>
      {about === undefined ? null : <CaptionHighlight key={captionAt} about={about} />}
      <Bar>
        <PlayCaption play={play} state={state} title={title} />
      </Bar>
    </>
  )
}

/** Reduces the page's height, as the desk does. */
function Bar({ children }: { children: ReactNode }) {
  const bar = useSizeProperty<HTMLElement>('--caption-size')
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.tour = ''
    return () => {
      delete dataset.tour
    }
  }, [])
  return (
    <section ref={bar} className={`${styles.bar} screen-only`} aria-label={playCopy.label}>
      {children}
    </section>
  )
}

interface PlayEndProps extends Omit<CaptionBarProps, 'play'> {
  state: PlayState
}

/** What to do after a scenario was played, or after it failed. */
function PlayEnd({ title, state: { status, error }, demo, again, onClose }: PlayEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // The button that was pressed last is gone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  const close = useEffectEvent(onClose)
  // What somebody does on the desk then, such as a login, a reset or another scenario, takes the place of the tour.
  useEffect(() => {
    const { timeline, subscribe } = demo
    const last = timeline.entries().at(-1)?.id ?? 0
    const stop = subscribe(() => {
      if (timeline.entries().some(({ id, lane }) => id > last && lane === 'demo')) close()
    })
    return () => stop()
  }, [demo])

  return (
    <div className={styles.end}>
      <div role="status">
        <h2 ref={heading} className={styles.over} tabIndex={-1}>
          {status === 'failed' ? playCopy.failed : playCopy.over(title)}
        </h2>
        <p>{`${status === 'failed' ? asSentence(error ?? '') : playCopy.overText} ${playCopy.resets}`}</p>
      </div>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={again}>
          {playCopy.again}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            onClose()
            void demo.reset()
          }}
        >
          {playCopy.reset}
        </Button>
        <Button
          onClick={() => {
            demo.clock.set('live')
            onClose()
            // This button is gone.
            document.querySelector<HTMLElement>('[role=dialog], main')?.focus({ preventScroll: true })
          }}
        >
          {playCopy.goOn}
        </Button>
      </div>
    </div>
  )
}
