import { useEffect } from 'react'

/**
 * Runs when the person presses Escape anywhere but in the desk, which closes itself. The product does not get the key: it would close its dialog, and
 * the tour's next step would find none. The tour's own steps press it untrusted.
 */
export function useEscape(run: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isMeant = event.isTrusted && event.key === 'Escape'
      if (!isMeant || (event.target as Element).closest('[data-beside]') !== null) return
      event.preventDefault()
      event.stopImmediatePropagation()
      run()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [run])
}
