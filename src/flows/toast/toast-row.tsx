import { X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { HoldReason, toastMachine } from '#machines/toast/toast.machine.ts'
import type { ShownToast } from '#machines/toasts/toasts.machine.ts'
import { messages, toneOf } from '#src/content/messages.ts'
import { toastCopy } from '#src/content/toast.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Sample } from './sample.tsx'
import styles from './toast-list.module.css'

interface ToastRowProps {
  shown: ShownToast
  toast: ActorRefFrom<typeof toastMachine>
}

export function ToastRow({ shown, toast }: ToastRowProps) {
  const { hold, free, drop, dismiss } = useToast(toast)
  const cameFrom = useRef<Element | null>(null)
  const dragFrom = useRef<number | null>(null)

  function enter({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
    hold('focus')
  }

  function close() {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    dismiss()
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
    drop(share)
  }

  return (
    <li
      className={styles.toast}
      data-theme={'theme' in shown ? shown.theme : undefined}
      // Styled differently from the bank's own messages (TOAST-2).
      data-sample={'proof' in shown ? '' : undefined}
      data-tone={'proof' in shown ? undefined : toneOf(shown.id)}
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
      <p className={styles.text}>{'proof' in shown ? <Sample proof={shown.proof} /> : messages[shown.id]}</p>
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

/** What a person does to one toast. */
function useToast({ send }: ActorRefFrom<typeof toastMachine>) {
  return {
    hold: (reason: HoldReason) => send({ type: 'hold.begin', reason, at: clock.now() }),
    free: (reason: HoldReason) => send({ type: 'hold.end', reason, at: clock.now() }),
    drop: (share: number) => send({ type: 'drag.end', share, at: clock.now() }),
    dismiss: () => send({ type: 'toast.dismiss' }),
  }
}
