import { useEffect, useState } from 'react'

/** A status message that the next click clears. Clearing it earlier would shift the layout under the pointer. */
export function useNotice(): readonly [said: string, say: (text: string) => void] {
  const [said, say] = useState('')
  useEffect(() => {
    if (said === '') return
    const clear = () => say('')
    // In the capture phase: otherwise the click that shows the notice would reach the window after React has rendered, and clear it.
    addEventListener('click', clear, true)
    return () => removeEventListener('click', clear, true)
  }, [said])
  return [said, say]
}
