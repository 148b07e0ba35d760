import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** A drawing and a sentence in place of an empty list. */
export function EmptyState({ drawing, children }: { drawing: ReactNode; children: string }) {
  return (
    <div className={styles.empty}>
      <div className={styles.drawing}>{drawing}</div>
      <p>{children}</p>
    </div>
  )
}
