import { useEffect, useEffectEvent } from 'react'

export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select')
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
