import { useEffect, useState } from 'react'
import type { Demo } from '#src/demo/demo-contract.ts'

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
    const stop = demo.faults.subscribe(() => void look())
    return () => {
      isGone = true
      stop()
    }
  }, [demo, ask])
  return answer
}
