import { useEffect, useEffectEvent } from 'react'

export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select')
}

/** Whether the browser itself undoes what is typed there. */
export function hasOwnUndo(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])')
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
