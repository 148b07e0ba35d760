import { useEffect, useState } from 'react'
import { failure } from '#src/content/failure.ts'
import { loadAtLast } from '#src/platform/load-at-last.ts'
import { sayNewVersion } from '#src/platform/new-version.ts'

/**
 * What comes late: code that few need, so that it does not come with the desk (PERF-3), and what is read when it is unfolded. Null until it is loaded;
 * without the network it may not be, and is asked for again at each press. After a new release only a new page helps, which a notice says (IN-12).
 *
 * @param load the same function until it is to be loaded again; null: not yet
 */
export function useLate<T>(load: (() => Promise<T>) | null): T | null {
  const [loaded, setLoaded] = useState<{ part: T } | null>(null)
  useEffect(() => {
    if (load === null) return
    const over = new AbortController()
    const sayWhy = () => void sayNewVersion('This part of the demo desk', failure.reload)
    void loadAtLast(load, over.signal, sayWhy).then((part) => (over.signal.aborted ? undefined : setLoaded({ part })))
    return () => over.abort()
  }, [load])
  return loaded?.part ?? null
}
