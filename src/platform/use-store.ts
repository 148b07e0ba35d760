import type { Readable } from '@tanstack/store'
import { useCallback, useSyncExternalStore } from 'react'

/** The value of a store. The first render shows `prerendered`, as the prerendered page does (PERF-1). */
export function useStore<T>(store: Readable<T>, prerendered: T): T {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener).unsubscribe, [store])
  return useSyncExternalStore(subscribe, store.get, () => prerendered)
}
