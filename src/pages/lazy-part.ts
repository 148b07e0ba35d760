import { type ComponentType, lazy } from 'react'
import { later } from '#src/later.ts'

/** A part of a page that comes after the rest; where it does not come at all, the page stands without it. */
export function lazyPart(load: () => Promise<ComponentType>) {
  return lazy(() =>
    later(load).then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  )
}
