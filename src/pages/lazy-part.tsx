import { type ComponentType, type ReactNode, Suspense, use, useSyncExternalStore } from 'react'
import { deferredPromise, useDeferred } from '#src/platform/use-deferred.ts'

interface LazyPartProps {
  /** the same function at every render */
  load: () => Promise<ComponentType>
  placeholder?: ReactNode
}

/** A part that comes after the rest of its page; in a prerendered page it is there from the start, and taken up later. */
export function LazyPart(props: LazyPartProps) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  )
}

function Late({ load, placeholder = null }: LazyPartProps) {
  // True on the server and while its work is taken up. Asked in here: an answer that changes outside would drop that work.
  const isPrerendered = useSyncExternalStore(
    listenToNothing,
    () => false,
    () => true,
  )
  const Late = useDeferred(load)
  const Part = isPrerendered ? use(deferredPromise(load)) : Late
  return Part === undefined ? placeholder : <Part />
}

const stop = () => {}
const listenToNothing = () => stop
