import { useState } from 'react'
import type { Demo } from '#src/demo/demo-contract.ts'
import { Button } from '#src/ui/button.tsx'
import { firstClick } from './first-click.ts'
import styles from './moments.module.css'
import { momentsCopy as copy } from './moments-copy.ts'
import { useDemo } from './use-demo.ts'

/** What was done last, with a button that takes it back, for as long as that is offered (DEMO-5). */
export function UndoBar({ demo }: { demo: Demo }) {
  const offer = useDemo(demo, () => demo.undoable())
  const [said, say] = useState('')

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
      <p role="status">{offer === null ? said : `${offer.text}.`}</p>
      {offer === null ? null : (
        <Button variant="secondary" onClick={firstClick(() => void undo())}>
          {copy.undo}
        </Button>
      )}
    </div>
  )
}
