import { useEffect, useState } from 'react'
import type { Demo } from '#src/demo/demo-contract.ts'

/** A value of the demo, read again after everything that happens in it. */
export function useDemo<T>(demo: Demo, read: () => T): T {
  const [, look] = useState(0)
  useEffect(() => {
    const stop = demo.faults.subscribe(() => look((count) => count + 1))
    return stop
  }, [demo])
  return read()
}
