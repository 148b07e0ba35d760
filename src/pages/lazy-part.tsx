import type { ComponentType, ReactNode } from 'react'
import { usePart } from '#src/use-part.ts'

interface LazyPartProps {
  /** the same function at every render */
  load: () => Promise<ComponentType>
  placeholder?: ReactNode
}

export function LazyPart({ load, placeholder = null }: LazyPartProps) {
  const Part = usePart(load)
  return Part === undefined ? placeholder : <Part />
}
