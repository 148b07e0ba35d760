import { type ComponentType, useEffect, useState } from 'react'
import { afterFirstPaint } from './after-first-paint.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

const loaded = new WeakMap<() => Promise<unknown>, unknown>()
const promises = new WeakMap<() => Promise<unknown>, Promise<unknown>>()

/**
 * A component loaded after the first paint: undefined until it has arrived, and for good if its import fails. Not `lazy` with
 * Suspense, because React throttles the reveal of a boundary that has shown its fallback.
 *
 * @param load must be the same function on every render
 */
export function useDeferred<Props>(load: Load<Props>): ComponentType<Props> | undefined {
  const [Part, setPart] = useState(() => loaded.get(load) as ComponentType<Props> | undefined)
  useEffect(() => {
    const show = (part: ComponentType<Props>) => {
      loaded.set(load, part)
      setPart(() => part)
    }
    afterFirstPaint(load).then(show, () => undefined)
  }, [load])
  return Part
}

/**
 * The import of a component that is prerendered, for React's `use`. While it is pending, React keeps the prerendered HTML of its
 * boundary; if it fails, the promise never settles, so that the HTML stays.
 */
export function deferredPromise<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const known = promises.get(load) as Promise<ComponentType<Props>> | undefined
  if (known !== undefined) return known
  const promise = afterFirstPaint(load).then(
    (part) => {
      loaded.set(load, part)
      return part
    },
    () => new Promise<never>(() => {}),
  )
  promises.set(load, promise)
  return promise
}

/**
 * Starts loading a deferred component with the scripts of its page, which come before the click on a link to the page (PERF-7).
 * On the first page of a visit it waits for the first paint. Not while prerendering: hydration begins without the component.
 */
export function prefetchDeferred<Props>(load: Load<Props>): void {
  if (typeof window !== 'undefined') void deferredPromise(load)
}
