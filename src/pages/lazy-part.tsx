import { type ComponentType, type ReactNode, Suspense, use, useSyncExternalStore } from 'react'
import { deferredPromise, useDeferred } from '#src/platform/use-deferred.ts'

interface LazyPartProps {
  /** must be the same function on every render */
  load: () => Promise<ComponentType>
  placeholder?: ReactNode
}

/** A part that loads after the rest of its page. On a prerendered page it is visible from the start and hydrated later. */
export function LazyPart(props: LazyPartProps) {
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

function Part({ load, placeholder = null }: LazyPartProps) {
  // Read inside the boundary: a change above it during hydration makes React discard the HTML.
  const isPrerendered = useIsPrerendered()
  const Deferred = useDeferred(load)
  const Loaded = isPrerendered ? use(deferredPromise(load)) : Deferred
  return Loaded === undefined ? placeholder : <Loaded />
}

/** True while prerendering and hydrating; React renders again with false right after hydration. */
function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => false,
    () => true,
  )
}

const stop = () => {}
const subscribeNever = () => stop
