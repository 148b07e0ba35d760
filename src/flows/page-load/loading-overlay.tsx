import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { labels } from '#src/content/messages.ts'
import { navigationCopy } from '#src/content/navigation.ts'
import { useChild, useRunning } from '#src/flows/use-flow.ts'
import styles from './loading-overlay.module.css'

/** The router's pending component: covers a page while it loads (PUB-6). */
export function LoadingOverlay() {
  const isOverdue = useSelector(useChild('app', 'page-load'), (snapshot) => snapshot?.matches('overdue') === true)
  const app = useRunning('app')
  useEffect(() => {
    app.send({ type: 'overlay.show' })
    return () => app.send({ type: 'overlay.hide' })
  }, [app])
  return (
    <div className={styles.space}>
      {isOverdue ? (
        <p className={styles.overdue}>{navigationCopy.pageOverdue}</p>
      ) : (
        <p className={styles.overlay} role="status">
          {labels.loadingOverlay}
        </p>
      )}
    </div>
  )
}
