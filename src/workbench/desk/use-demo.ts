import { useEffect, useState, useSyncExternalStore } from 'react'
import { nextPress } from '#src/platform/load-at-last.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'

/** A part of the demo, read again after every change. What is read must be the same object until it changes. */
export function useDemo<T>(demo: DeskDemo, read: (demo: DeskDemo) => T): T {
  return useSyncExternalStore(demo.subscribe, () => read(demo))
}

/** The address of the real backend while it answers; null while the mock does. */
export const useServer = (demo: DeskDemo) => useDemo(demo, ({ backend }) => backend.url)

/** Does what the demo may refuse, and says why it did: '' while it has not. */
export function useAttempt(): [reason: string, attempt: (work: () => Promise<unknown>) => Promise<void>] {
  const [reason, setReason] = useState('')
  async function attempt(work: () => Promise<unknown>) {
    try {
      setReason('')
      await work()
    } catch (error) {
      setReason((error as Error).message)
    }
  }
  return [reason, attempt]
}

/** Something that the demo answers with a promise, asked again after every change. Changes during a pending call cause one more call. */
export function useAnswer<T>(demo: DeskDemo, ask: (demo: DeskDemo) => Promise<T>): T | null {
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
          // A real backend answers now, and this tab is about to be replaced by a note; or a part of the demo has not come.
          void nextPress().then(look)
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
