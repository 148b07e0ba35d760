import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import styles from './caption-bar.module.css'
import type { PlayState } from './play.ts'
import { playCopy } from './play-copy.ts'

interface PlayEndProps {
  title: string
  state: PlayState
  demo: DeskDemo
  again: () => void
  onClose: () => void
}

/** What to do after a scenario was played, or after it failed. */
export function PlayEnd({ title, state: { status, error }, demo, again, onClose }: PlayEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // The button that was pressed last is gone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className={styles.end}>
      <div role="status">
        <h2 ref={heading} className={styles.over} tabIndex={-1}>
          {status === 'failed' ? playCopy.failed : playCopy.over(title)}
        </h2>
        <p>{status === 'failed' ? `${error}.` : playCopy.overText}</p>
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
          }}
        >
          {playCopy.goOn}
        </Button>
      </div>
    </div>
  )
}
