import { useEffect, useState } from 'react'

/** A status message that the next click clears. Clearing it earlier would shift the layout under the pointer. */
export function useNotice<T>(nothing: T): readonly [said: T, say: (said: T) => void] {
  const [said, say] = useState(nothing)
  useEffect(() => {
    if (said === nothing) return
    const clear = () => say(nothing)
    // In the capture phase: otherwise the click that shows the notice would reach the window after React has rendered, and clear it.
    addEventListener('click', clear, true)
    return () => removeEventListener('click', clear, true)
  }, [said, nothing])
  return [said, say]
}
