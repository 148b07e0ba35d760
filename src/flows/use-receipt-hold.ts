import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { watchVisibility } from '#src/platform/watch-visibility.ts'

/**
 * A receipt stays while somebody attends to it: they use the pointer or the keyboard in its dialog or on the desk beside it, or they are in another
 * window. A pointer that only rests there does not count. A story that plays keeps its own time, and a picture of the past has none.
 */
export function useReceiptHold(
  send: (event: { type: 'hold.begin' | 'hold.end' }) => void,
): RefObject<HTMLDivElement | null> {
  const receipt = useRef<HTMLDivElement>(null)
  const hold = useEffectEvent((isHeld: boolean) => send({ type: isHeld ? 'hold.begin' : 'hold.end' }))
  useEffect(() => {
    const dialog = receipt.current?.closest('[role=dialog]')
    let isHeld = false
    const change = (isNext: boolean) => {
      const isInert = dialog?.closest('[inert]') !== null
      if (isNext === isHeld || isInert || 'tour' in document.documentElement.dataset) return
      isHeld = isNext
      hold(isHeld)
    }
    const attend = ({ target }: Event) =>
      change(target instanceof Element && (dialog?.contains(target) || target.closest('[data-beside]') !== null))
    // Browsers also report a move when the page has changed below a pointer that rests.
    const move = (event: PointerEvent) => (event.movementX === 0 && event.movementY === 0 ? undefined : attend(event))
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointermove', move, { signal })
    document.addEventListener('keydown', attend, { signal })
    document.documentElement.addEventListener('pointerleave', () => change(false), { signal })
    const stopWatching = watchVisibility(change)
    return () => {
      listening.abort()
      stopWatching()
    }
  }, [])
  return receipt
}
