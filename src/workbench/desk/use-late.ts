import { useEffect, useState } from 'react'

/**
 * A part of the desk that few need, so that it does not come with the desk (PERF-3). null until it is loaded; without the network it may not be.
 *
 * @param load the same function at each render
 */
export function useLate<T>(load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ part: T } | null>(null)
  useEffect(() => {
    load().then(
      (part) => setLoaded({ part }),
      () => undefined,
    )
  }, [load])
  return loaded?.part ?? null
}
