import { useState } from 'react'
import { attempt } from '#src/platform/attempt.ts'

/** State that survives reloads, in the window's session storage. Where that is blocked, it lasts until the desk closes. */
export function useKept(key: string, first: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => attempt(() => sessionStorage.getItem(key)) ?? first)
  const keep = (next: string) => {
    attempt(() => sessionStorage.setItem(key, next))
    setValue(next)
  }
  return [value, keep]
}
