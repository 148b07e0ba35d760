import { useEffect, useState } from 'react'
import type { Demo } from '#src/demo/demo-contract.ts'

/** A value read from the demo, read again after every change. */
export function useDemo<T>(demo: Demo, read: (demo: Demo) => T): T {
  const [, look] = useState(0)
  useEffect(() => {
    const stop = demo.subscribe(() => look((count) => count + 1))
    return stop
  }, [demo])
  return read(demo)
}

/** The address of the real backend while it answers; null while the mock does. */
export const useServer = (demo: Demo) => useDemo(demo, ({ backend }) => backend.url)
