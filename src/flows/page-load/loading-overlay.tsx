import { pageLoadMachine } from '#machines/page-load.machine.ts'
import { labels } from '#src/content/messages.ts'
import { navigationCopy } from '#src/content/navigation.ts'
import { useFlow } from '#src/kit/actors/use-flow.ts'
import styles from './loading-overlay.module.css'

/** Stands where a page is still on its way (PUB-6): the router mounts it for pending routes and takes it away. */
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
