import { useState } from 'react'
import { useViewer } from './use-viewer.ts'

/** A viewer setting, stored under this name. */
export function useKept(name: string, first: string): [string, (value: string) => void] {
  const { storage, keyPrefix } = useViewer()
  const key = `${keyPrefix}.${name}`
  const [value, setValue] = useState(() => storage.getItem(key) ?? first)
  const keep = (next: string) => {
    storage.setItem(key, next)
    setValue(next)
  }
  return [value, keep]
}
