import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { toast as hotToast, type ToastOptions, useToaster } from 'react-hot-toast/headless'
import type { Proof } from '#machines/social-proof/social-proof.machine.ts'
import type { ShownToast } from '#machines/toasts/toasts.machine.ts'
import { darkMessage, messages, toneOf } from '#src/content/messages.ts'
import { sampleSentence, socialProofCopy, toastCopy } from '#src/content/toast.ts'
import { useRunning } from '#src/flows/use-flow.ts'
import { TOAST_REGION } from '#src/ui/toast-region.ts'
import styles from './toast-list.module.css'
import { ToastRow } from './toast-row.tsx'

/**
 * All toasts, as react-hot-toast's store has them; the machines say which there are, and keep their time (TOAST-1). A toast that takes
 * the place of another has a new actor, and so a new row, which is announced even if its text is the same.
 */
export function ToastList() {
  const { context, children } = useSelector(useRunning('toasts'), (snapshot) => snapshot)
  useEffect(() => {
    for (const shown of context.shown.toReversed()) raise(shown)
    return () => hotToast.remove()
  }, [context.shown])
  const { toasts } = useToaster()
  return (
    <section id={TOAST_REGION} className={styles.region} aria-label={toastCopy.region}>
      <div role="status" aria-live="polite" aria-atomic="false">
        <ol className={styles.list}>
          {toasts.map((toast) => {
            const flow = children[toast.id]
            return flow === undefined ? null : <ToastRow key={flow.sessionId} toast={toast} flow={flow} />
          })}
        </ol>
      </div>
    </section>
  )
}

function raise(shown: ShownToast): void {
  const options: ToastOptions = { id: shown.flow, duration: Number.POSITIVE_INFINITY }
  if ('proof' in shown) {
    hotToast.custom(<Sample proof={shown.proof} />, { ...options, ariaProps: { role: 'status', 'aria-live': 'off' } })
  } else {
    const dark = shown.key === darkMessage ? { className: styles.dark ?? '' } : {}
    raiseAs[toneOf(shown.key)](messages[shown.key], { ...options, ...dark })
  }
}

const raiseAs = { done: hotToast.success, waits: hotToast.loading, failed: hotToast.error }

/** A proof document in a toast, which says that it is a sample about nobody real. */
function Sample({ proof }: { proof: Proof }) {
  return (
    <>
      <span className={styles.label}>{socialProofCopy.label}</span>
      <span className={styles.sentence}>{sampleSentence(proof)}</span>
      <span className={styles.disclaimer}>{socialProofCopy.disclaimer}</span>
    </>
  )
}
