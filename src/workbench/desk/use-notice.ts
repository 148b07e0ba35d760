import { useEffect, useState } from 'react'

/** A status message that the next click clears. Clearing it earlier would shift the layout under the pointer. */
export function useNotice(): readonly [said: string, say: (text: string) => void] {
  const [said, say] = useState('')
  useEffect(() => {
    if (said === '') return
    const clear = () => say('')
    // In the capture phase: React renders before the click that said it bubbles up to the window.
    addEventListener('click', clear, true)
    return () => removeEventListener('click', clear, true)
  }, [said])
  return [said, say]
}
