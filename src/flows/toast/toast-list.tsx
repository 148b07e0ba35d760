import { useToasterStore } from 'react-hot-toast/headless'
import { toastCopy } from '#src/content/toast.ts'
import { SAMPLES } from '#src/platform/samples.ts'
import { useIsPrerendered } from '#src/platform/use-is-prerendered.ts'
import styles from './toast-list.module.css'
import { ToastRow } from './toast-row.tsx'

/**
 * All toasts (TOAST-1). Announcements are in a live region; samples are in a list of their own, which screen readers do not announce
 * (TOAST-2). Announcing a toast again changes its `createdAt`, and so its key, which restarts its machine.
 * The prerendered list is empty, so a toast that was raised before hydration is added after it.
 */
export function ToastList() {
  const isPrerendered = useIsPrerendered()
  const store = useToasterStore()
  const toasts = isPrerendered ? [] : store.toasts
  const { toasts: samples } = useToasterStore(undefined, SAMPLES)
  return (
    <section className={styles.region} aria-label={toastCopy.region}>
      <div role="status" aria-live="polite" aria-atomic="false">
        <ol className={styles.list}>
          {toasts.map((toast) => (
            <ToastRow key={`${toast.id} ${toast.createdAt}`} toast={toast} />
          ))}
        </ol>
      </div>
      {isPrerendered || samples.length === 0 ? null : (
        <ol className={`${styles.list} ${styles.samples}`} aria-label={toastCopy.samples}>
          {samples.map((toast) => (
            <ToastRow key={toast.id} toast={toast} isSample />
          ))}
        </ol>
      )}
    </section>
  )
}
