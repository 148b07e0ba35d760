import { type ComponentType, useEffect, useState } from 'react'
import { later } from './after-first-paint.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

const loaded = new WeakMap<() => Promise<unknown>, unknown>()
const arrivals = new WeakMap<() => Promise<unknown>, Promise<unknown>>()

/**
 * A part of a page that comes after the rest, undefined until it is here; where it does not come at all, the page stands
 * without it. Not by Suspense, which would hold it back for a while longer once it is there.
 *
 * @param load the same function at every render
 */
export function usePart<Props>(load: Load<Props>): ComponentType<Props> | undefined {
  const [Part, setPart] = useState(() => loaded.get(load) as ComponentType<Props> | undefined)
  useEffect(() => {
    const take = (part: ComponentType<Props>) => {
      loaded.set(load, part)
      setPart(() => part)
    }
    later(load).then(take, () => undefined)
  }, [load])
  return Part
}

/**
 * The arrival of a part that stands in a prerendered page, for React's `use`: what is drawn there stays until it is here,
 * and for good where it does not come at all.
 */
export function arrivalOf<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const known = arrivals.get(load) as Promise<ComponentType<Props>> | undefined
  if (known !== undefined) return known
  const arrival = later(load).then(
    (part) => {
      loaded.set(load, part)
      return part
    },
    () => new Promise<never>(() => {}),
  )
  arrivals.set(load, arrival)
  return arrival
}
