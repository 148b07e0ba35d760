import { useEffect, useState } from 'react'

/** What is read anew with every frame, for as long as it is shown; drawn only when it has changed. */
export function useLive<T>(read: () => T): T {
  const [value, setValue] = useState(read)
  useEffect(() => {
    let frame = 0
    const look = () => {
      const next = read()
      setValue((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [read])
  return value
}
