import { useState } from 'react'

/** A text that is kept for the tab, over reloads. */
export function useKept(key: string, first: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => sessionStorage.getItem(key) ?? first)
  const keep = (next: string) => {
    sessionStorage.setItem(key, next)
    setValue(next)
  }
  return [value, keep]
}
