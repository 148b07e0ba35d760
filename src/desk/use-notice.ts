import { useEffect, useState } from 'react'

/** What was said last. It is old, and goes, once something else is pressed. */
export function useNotice(): readonly [said: string, say: (text: string) => void] {
  const [said, say] = useState('')
  useEffect(() => {
    if (said === '') return
    const clear = () => say('')
    addEventListener('pointerdown', clear)
    return () => removeEventListener('pointerdown', clear)
  }, [said])
  return [said, say]
}
