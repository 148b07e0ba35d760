import type { ReactNode } from 'react'
import type { Demo } from '#src/demo/demo-contract.ts'
import styles from './moments.module.css'
import { UndoButton } from './undo-button.tsx'
import { useUndo } from './use-undo.ts'

interface UndoBarProps {
  demo: Demo
  /** shown while there is nothing to take back, in the same room, so that nothing below it moves under the pointer */
  children: ReactNode
}

/** What was done last, with a button that takes it back, for as long as that is offered (DEMO-5). */
export function UndoBar({ demo, children }: UndoBarProps) {
  const { offer, text, undo } = useUndo(demo)
  return (
    <div className={styles.undo}>
      <p role="status">{text}</p>
      {text === '' ? children : null}
      {offer === null ? null : <UndoButton onUndo={undo} />}
    </div>
  )
}
