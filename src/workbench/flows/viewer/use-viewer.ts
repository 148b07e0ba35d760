import { createContext, useContext } from 'react'
import type { Viewer } from './viewer.ts'

export const ViewerContext = createContext<Viewer | null>(null)

/** The viewer around a component. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext)
  if (viewer === null) throw new Error('This component must be inside a FlowsViewer')
  return viewer
}
