import { useEffect, useState } from 'react'

/** What was said last. It is old, and goes, once something else was pressed: not before, or what is pressed would move away below the pointer. */
export function useNotice(): readonly [said: string, say: (text: string) => void] {
  const [said, say] = useState('')
  useEffect(() => {
    if (said === '') return
    const clear = () => say('')
    addEventListener('click', clear)
    return () => removeEventListener('click', clear)
  }, [said])
  return [said, say]
}
