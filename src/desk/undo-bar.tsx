import { type ReactNode, useEffect } from 'react'
import type { Demo } from '#src/demo/demo-contract.ts'
import { Button } from '#src/ui/button.tsx'
import { firstClick } from './first-click.ts'
import styles from './moments.module.css'
import { momentsCopy as copy } from './moments-copy.ts'
import { useDemo } from './use-demo.ts'
import { useNotice } from './use-notice.ts'

interface UndoBarProps {
  demo: Demo
  /** in a bar with room for one thing, what was said is only read out */
  isBrief?: boolean
  /** shown while there is nothing to take back, in the same room, so that nothing below it moves under the pointer */
  children: ReactNode
}

/** What was done last, with a button that takes it back, for as long as that is offered (DEMO-5). */
export function UndoBar({ demo, isBrief = false, children }: UndoBarProps) {
  const offer = useDemo(demo, () => demo.undoable())
  const [said, say] = useNotice()
  const text = offer === null ? said : `${offer.text}.`
  const isHidden = isBrief && offer === null

  // A new offer makes it old, too.
  useEffect(() => {
    if (offer !== null) say('')
  }, [offer, say])

  async function undo() {
    say('')
    try {
      say((await demo.undo()) ? copy.undone : '')
    } catch (error) {
      say(`${copy.checkpoints.failed} ${(error as Error).message}`)
    }
  }

  return (
    <div className={styles.undo}>
      <p role="status" className={isHidden ? 'visually-hidden' : undefined}>
        {text}
      </p>
      {text === '' || isHidden ? children : null}
      {offer === null ? null : (
        <Button variant="secondary" onClick={firstClick(() => void undo())}>
          {copy.undo}
        </Button>
      )}
    </div>
  )
}
