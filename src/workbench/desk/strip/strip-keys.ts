import { useEffect, useEffectEvent } from 'react'
import { TEXT_FIELDS } from '#src/ui/field-frame.tsx'

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select')
}

/** The strip, the bar of a look back and the product, but not the desk, whose charts and lists move with the same keys. */
export function isForTimeline(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    !isField(target) &&
    target.closest('[role=menu], [data-end]') === null &&
    (target.closest('[data-beside]') === null || target.closest('[data-timeline]') !== null)
  )
}

/** Whether Enter presses it. */
export function isPressed(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a') !== null
}

/** Whether the browser itself undoes what is typed there. */
export function hasOwnUndo(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(TEXT_FIELDS)
}

/** Runs for every key that is pressed in the window. */
export function useKeys(phase: 'capture' | 'bubble', run: (event: globalThis.KeyboardEvent) => void): void {
  const onKey = useEffectEvent(run)
  useEffect(() => {
    const capture = phase === 'capture'
    addEventListener('keydown', onKey, { capture })
    return () => removeEventListener('keydown', onKey, { capture })
  }, [phase])
}
