import { type ComponentType, useEffect, useState } from 'react'
import { afterFirstPaint } from './after-first-paint.ts'
import { loadAtLast } from './load-at-last.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

const loaded = new WeakMap<() => Promise<unknown>, unknown>()
const promises = new WeakMap<() => Promise<unknown>, Promise<unknown>>()

/**
 * A component loaded after the first paint: undefined until it has arrived. Not `lazy` with Suspense, because React throttles the
 * reveal of a boundary that has shown its fallback.
 *
 * @param load must be the same function on every render
 * @param isMain whether the page is nothing without it: it then fails if its import does, and says so with the page's own *Try again*
 */
export function useDeferred<Props>(load: Load<Props>, isMain = false): ComponentType<Props> | undefined {
  const [Part, setPart] = useState(() => loaded.get(load) as ComponentType<Props> | undefined)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    const loading = isMain ? loadOnce(load) : deferredPromise(load)
    loading.then((part) => setPart(() => part), setFailure)
  }, [load, isMain])
  if (failure !== undefined) throw failure
  return Part
}

/**
 * The import of a component, also of one that is prerendered, for React's `use`: while it is pending, React keeps the prerendered HTML of
 * its boundary. What has failed is asked for again at the next press.
 */
export function deferredPromise<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const known = promises.get(load) as Promise<ComponentType<Props>> | undefined
  if (known !== undefined) return known
  const promise = loadAtLast(() => loadOnce(load))
  promises.set(load, promise)
  return promise
}

async function loadOnce<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const part = await afterFirstPaint(load)
  loaded.set(load, part)
  return part
}

/**
 * Starts loading a deferred component with the scripts of its page, which come before the click on a link to the page (PERF-7).
 * On the first page of a visit it waits for the first paint. Not while prerendering: hydration begins without the component.
 */
export function prefetchDeferred<Props>(load: Load<Props>): void {
  if (typeof window !== 'undefined') void deferredPromise(load)
}
