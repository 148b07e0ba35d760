import { useEffect, useState } from 'react'

/** Reads a value with every animation frame; renders only when it has changed. */
export function useLive<T>(read: () => T): T {
  const [value, setValue] = useState(read)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = requestAnimationFrame(look)
      try {
        const next = read()
        setValue((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
      } catch {
        // The window that it is read from has just gone elsewhere.
        cancelAnimationFrame(frame)
      }
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [read])
  return value
}
