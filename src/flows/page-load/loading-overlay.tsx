import { pageLoadMachine } from '#machines/page-load/page-load.machine.ts'
import { labels } from '#src/content/messages.ts'
import { navigationCopy } from '#src/content/navigation.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'
import styles from './loading-overlay.module.css'

/** The router's pending component: covers a page while it loads (PUB-6). */
export function LoadingOverlay() {
  const [state] = useFlow(pageLoadMachine)
  return (
    <div className={styles.space}>
      {state.matches('loading') ? (
        <p className={styles.overlay} role="status">
          {labels.loadingOverlay}
        </p>
      ) : (
        <p className={styles.overdue}>{navigationCopy.pageOverdue}</p>
      )}
    </div>
  )
}
