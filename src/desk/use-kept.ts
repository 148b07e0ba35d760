import { useState } from 'react'
import { tabStorage } from '#src/platform/tab-storage.ts'

/** State that survives reloads, in the tab's storage. */
export function useKept(key: string, first: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => tabStorage.getItem(key) ?? first)
  const keep = (next: string) => {
    tabStorage.setItem(key, next)
    setValue(next)
  }
  return [value, keep]
}
