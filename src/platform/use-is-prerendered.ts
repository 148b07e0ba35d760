import { useSyncExternalStore } from 'react'

/** True while prerendering and hydrating; React renders again with false right after hydration. */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => false,
    () => true,
  )
}

const stop = () => {}
const subscribeNever = () => stop
