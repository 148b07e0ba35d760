import { useEffect, useState } from 'react'
import type { CallRecord } from '#src/demo/demo-contract.ts'
import type { DeskTools } from '#src/demo/desk-tools.ts'

/** The calls since the page started; updates when one is sent or answered. */
export function useCalls({ backend, demo }: Pick<DeskTools, 'backend' | 'demo'>): CallRecord[] {
  const [calls, read] = useState(demo.calls)
  useEffect(() => {
    const stop = backend.onCall(() => read(demo.calls()))
    return stop
  }, [backend, demo])
  return calls
}
