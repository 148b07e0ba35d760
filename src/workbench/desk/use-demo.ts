import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Demo } from '#src/workbench/demo/demo-contract.ts'

/**
 * A small, plain value of the demo, read again after every change. React compares its JSON: were it only read while rendering, a render
 * for another reason could show a new value and lose the effects that depend on it.
 */
export function useDemo<T>(demo: Demo, read: (demo: Demo) => T): T {
  useSyncExternalStore(demo.subscribe, () => JSON.stringify(read(demo)))
  return read(demo)
}

/** The address of the real backend while it answers; null while the mock does. */
export const useServer = (demo: Demo) => useDemo(demo, ({ backend }) => backend.url)

/** Something that the demo answers with a promise, asked again after every change. Questions that come too fast are put together. */
export function useAnswer<T>(demo: Demo, ask: (demo: Demo) => Promise<T>): T | null {
  const [answer, setAnswer] = useState<T | null>(null)
  useEffect(() => {
    let isAsking = false
    let isStale = false
    let isGone = false
    const look = async () => {
      isStale = true
      if (isAsking) return
      isAsking = true
      while (isStale && !isGone) {
        isStale = false
        try {
          const value = await ask(demo)
          if (!isGone) setAnswer(value)
        } catch {
          // A real backend answers now, and this tab is about to be replaced by a note.
          break
        }
      }
      isAsking = false
    }
    void look()
    const stop = demo.subscribe(() => void look())
    return () => {
      isGone = true
      stop()
    }
  }, [demo, ask])
  return answer
}
