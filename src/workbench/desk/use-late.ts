import { useEffect, useState } from 'react'

/**
 * What comes late: code that few need, so that it does not come with the desk (PERF-3), and what is read when it is unfolded. Null until it is loaded;
 * without the network it may not be.
 *
 * @param load the same function until it is to be loaded again; null: not yet
 */
export function useLate<T>(load: (() => Promise<T>) | null): T | null {
  const [loaded, setLoaded] = useState<{ part: T } | null>(null)
  useEffect(() => {
    let isOver = false
    load?.().then(
      (part) => (isOver ? undefined : setLoaded({ part })),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [load])
  return loaded?.part ?? null
}
