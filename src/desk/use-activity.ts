import { useEffect, useState } from 'react'
import type { Backend } from '#mocks/bank/backend.ts'

/** A value of the mock backend, read again after everything that happens in it. */
export function useActivity<T>(backend: Backend, read: () => T): T {
  const [, look] = useState(0)
  useEffect(() => {
    const stop = backend.onActivity(() => look((count) => count + 1))
    return stop
  }, [backend])
  return read()
}
