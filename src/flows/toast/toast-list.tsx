import { useToasterStore } from 'react-hot-toast/headless'
import { toastCopy } from '#src/content/toast.ts'
import { SAMPLES } from '#src/platform/samples.ts'
import styles from './toast-list.module.css'
import { ToastRow } from './toast-row.tsx'

/**
 * Every toast that stands (TOAST-1): announcements in a live region that is always there, samples of activity in a list
 * of their own that no screen reader is told of unasked (TOAST-2). A toast announced anew starts anew.
 */
export function ToastList() {
  const { toasts } = useToasterStore()
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
      {samples.length === 0 ? null : (
        <ol className={styles.list} aria-label={toastCopy.samples}>
          {samples.map((toast) => (
            <ToastRow key={toast.id} toast={toast} isSample />
          ))}
        </ol>
      )}
    </section>
  )
}
