import { useToasterStore } from 'react-hot-toast/headless'
import { toastCopy } from '#src/content/toast.ts'
import styles from './toast-list.module.css'
import { ToastRow } from './toast-row.tsx'

/** Every toast that stands, in a live region that is always there (TOAST-1). A toast announced anew starts anew. */
export function ToastList() {
  const { toasts } = useToasterStore()
  return (
    <section className={styles.region} aria-label={toastCopy.region}>
      <div role="status" aria-live="polite" aria-atomic="false">
        <ol className={styles.list}>
          {toasts.map((toast) => (
            <ToastRow key={`${toast.id} ${toast.createdAt}`} toast={toast} />
          ))}
        </ol>
      </div>
    </section>
  )
}
