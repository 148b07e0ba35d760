import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { DeskDemo } from '#src/workbench/demo/desk-demo.ts'
import styles from './caption-bar.module.css'
import type { PlayState } from './play.ts'
import { tourCopy } from './tour-copy.ts'

interface TourEndProps {
  title: string
  state: PlayState
  demo: DeskDemo
  again: () => void
  onClose: () => void
}

/** What to do after a tour, or after one that failed. */
export function TourEnd({ title, state: { status, error }, demo, again, onClose }: TourEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // The button that was pressed last is gone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className={styles.end}>
      <div role="status">
        <h2 ref={heading} className={styles.over} tabIndex={-1}>
          {status === 'failed' ? tourCopy.failed : tourCopy.over(title)}
        </h2>
        <p>{status === 'failed' ? `${error}.` : tourCopy.overText}</p>
      </div>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          onClick={() => {
            onClose()
            again()
          }}
        >
          {tourCopy.again}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            onClose()
            void demo.reset()
          }}
        >
          {tourCopy.reset}
        </Button>
        <Button
          onClick={() => {
            demo.clock.set('live')
            onClose()
          }}
        >
          {tourCopy.goOn}
        </Button>
      </div>
    </div>
  )
}
