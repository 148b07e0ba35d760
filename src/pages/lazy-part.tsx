import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { later } from '#src/later.ts'

type Load = () => Promise<ComponentType>

interface LazyPartProps {
  /** the same function at every render */
  load: Load
  placeholder?: ReactNode
}

const loaded = new WeakMap<Load, ComponentType>()

/**
 * A part of a page that comes after the rest; where it does not come at all, the page stands without it. Not by Suspense,
 * which would hold it back for a while longer once it is there.
 */
export function LazyPart({ load, placeholder = null }: LazyPartProps) {
  const [Part, setPart] = useState(() => loaded.get(load))
  useEffect(() => {
    const take = (part: ComponentType) => {
      loaded.set(load, part)
      setPart(() => part)
    }
    later(load).then(take, () => undefined)
  }, [load])
  return Part === undefined ? placeholder : <Part />
}
