import { X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { resolveValue, type Toast } from 'react-hot-toast/headless'
import type { ActorRefFrom } from 'xstate'
import type { HoldReason, toastMachine } from '#machines/toast/toast.machine.ts'
import { toastCopy } from '#src/content/toast.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import styles from './toast-list.module.css'

interface ToastRowProps {
  toast: Toast
  flow: ActorRefFrom<typeof toastMachine>
}

export function ToastRow({ toast, flow }: ToastRowProps) {
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
