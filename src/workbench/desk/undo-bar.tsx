import { useTabsContext } from '@ark-ui/react/tabs'
import { type ReactNode, useEffect } from 'react'
import type { Demo } from '#src/workbench/demo/demo-contract.ts'
import styles from './moments.module.css'
import { UndoButton } from './undo-button.tsx'
import { useUndo } from './use-undo.ts'

interface UndoBarProps {
  demo: Demo
  /** shown while there is nothing to take back, in the same room, so that nothing below it moves under the pointer */
  children: ReactNode
}

/** What was done last, with a button that takes it back, for as long as that is offered (DEMO-5). It stands in a tab's panel. */
export function UndoBar({ demo, children }: UndoBarProps) {
  const { offer, text, undo } = useUndo(demo)
  const isOffered = offer !== null
  const tabs = useTabsContext()
  // Undo can be the only thing in the panel that takes the focus. Without it, the panel has to, to be scrolled by keys (QA-2).
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tabs` is new with every render
  useEffect(() => {
    tabs.syncTabIndex()
  }, [isOffered])
  return (
    <div className={styles.undo}>
      <p role="status">{text}</p>
      {text === '' ? children : null}
      {isOffered ? <UndoButton onUndo={undo} /> : null}
    </div>
  )
}
