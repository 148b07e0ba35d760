import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { toastMachine } from '#machines/toast/toast.machine.ts'
import { toastCopy } from '#src/content/toast.ts'
import { actor } from '#src/flows/actors.ts'
import { useIsPrerendered } from '#src/platform/use-is-prerendered.ts'
import { TOAST_REGION } from '#src/ui/toast-region.ts'
import styles from './toast-list.module.css'
import { ToastRow } from './toast-row.tsx'

/**
 * All toasts (TOAST-1). Announcements are in a live region; samples are in a list of their own, which screen readers do not announce
 * (TOAST-2). Announcing a toast again starts a new actor, and so adds a new row.
 * The prerendered list is empty, so a toast that was raised before hydration is added after it.
 */
export function ToastList() {
  const isPrerendered = useIsPrerendered()
  const { context, children } = useSelector(actor('toasts'), (snapshot) => snapshot)
  const rows = (isPrerendered ? [] : context.shown).flatMap((shown) => {
    const toast = children[shown.id] as ActorRefFrom<typeof toastMachine> | undefined
    return toast === undefined ? [] : [{ shown, toast }]
  })
  const samples = rows.filter(({ shown }) => 'proof' in shown)
  return (
    <section id={TOAST_REGION} className={styles.region} aria-label={toastCopy.region}>
      <div role="status" aria-live="polite" aria-atomic="false">
        <ol className={styles.list}>
          {rows
            .filter(({ shown }) => !('proof' in shown))
            .map((row) => (
              <ToastRow key={row.toast.sessionId} {...row} />
            ))}
        </ol>
      </div>
      {samples.length === 0 ? null : (
        <ol className={`${styles.list} ${styles.samples}`} aria-label={toastCopy.samples}>
          {samples.map((row) => (
            <ToastRow key={row.toast.sessionId} {...row} />
          ))}
        </ol>
      )}
    </section>
  )
}
