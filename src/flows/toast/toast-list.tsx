import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { toast as hotToast, resolveValue, type Toast, type ToastOptions, useToaster } from 'react-hot-toast/headless'
import type { ActorRefFrom } from 'xstate'
import type { Proof } from '#machines/social-proof/social-proof.machine.ts'
import type { HoldReason, toastMachine } from '#machines/toast/toast.machine.ts'
import type { ShownToast } from '#machines/toasts/toasts.machine.ts'
import { darkMessage, messages, toneOf } from '#src/content/messages.ts'
import { sampleSentence, socialProofCopy, toastCopy } from '#src/content/toast.ts'
import { useRunning } from '#src/flows/use-flow.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { TOAST_REGION } from '#src/ui/toast-region.ts'
import styles from './toast-list.module.css'

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
    <section id={TOAST_REGION} className={`${styles.region} screen-only`} aria-label={toastCopy.region}>
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

interface ToastRowProps {
  toast: Toast
  flow: ActorRefFrom<typeof toastMachine>
}

function ToastRow({ toast, flow }: ToastRowProps) {
  const cameFrom = useRef<Element | null>(null)
  const dragFrom = useRef<number | null>(null)
  const hold = (reason: HoldReason) => flow.send({ type: 'hold.begin', reason })
  const free = (reason: HoldReason) => flow.send({ type: 'hold.end', reason })

  function enter({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
    hold('focus')
  }

  function close() {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    flow.send({ type: 'toast.dismiss' })
  }

  function begin({ button, clientX, currentTarget, pointerId, target }: PointerEvent<HTMLElement>) {
    if (button !== 0 || (target as Element).closest('button')) return
    dragFrom.current = clientX
    currentTarget.setPointerCapture(pointerId)
    hold('drag')
  }

  function drag({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    if (dragFrom.current !== null) move(currentTarget, clientX - dragFrom.current)
  }

  function end({ clientX, currentTarget, type }: PointerEvent<HTMLElement>) {
    if (dragFrom.current === null) return
    const share = type === 'pointerup' ? (clientX - dragFrom.current) / currentTarget.offsetWidth : 0
    dragFrom.current = null
    move(currentTarget, 0)
    flow.send({ type: 'drag.end', share })
  }

  return (
    <li
      className={`${styles.toast} ${toast.className ?? ''}`}
      data-type={toast.type}
      aria-live={toast.ariaProps['aria-live']}
      onPointerEnter={() => hold('hover')}
      onPointerLeave={() => free('hover')}
      onFocus={enter}
      onBlur={() => free('focus')}
      onKeyDown={({ key }: KeyboardEvent) => (key === 'Escape' ? close() : undefined)}
      // Prevents the browser from dragging a link that the moved toast uncovers.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <p className={styles.text}>{resolveValue(toast.message, toast)}</p>
      <IconButton label={toastCopy.dismiss} className={styles.dismiss} onClick={close}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </li>
  )
}

/** Sets the style directly: a drag is not part of the machine's state. */
function move(element: HTMLElement, by: number): void {
  element.style.translate = by === 0 ? '' : `${by}px`
  element.style.opacity = by === 0 ? '' : String(Math.max(0.2, 1 - Math.abs(by) / element.offsetWidth))
}
