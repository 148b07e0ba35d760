import type { RouterHistory } from '@tanstack/react-router'

/** A navigation by the person; `by` is how far Back (-1) or Forward (1) went. */
export interface PageMove {
  kind: 'page'
  to: string
  by?: number
}

/** Reports every navigation by the person, with Back and Forward; returns how to stop. */
export function watchPages(
  history: RouterHistory,
  onMove: (move: PageMove) => void,
  isOfFlow: () => boolean,
): () => void {
  const { go } = history
  let index = indexOf(history.location)
  let isFlowsGo = false
  // Only flows use this kind of navigation.
  history.go = (by, options) => {
    isFlowsGo = true
    go(by, options)
  }
  const stop = history.subscribe(({ location, action: { type } }) => {
    const by = indexOf(location) - index
    index = indexOf(location)
    if (type === 'REPLACE' || (type === 'PUSH' && isOfFlow())) return
    if (type === 'PUSH') return onMove({ kind: 'page', to: location.href })
    const isFlows = type === 'GO' && isFlowsGo
    isFlowsGo = false
    // A dialog blocked the navigation, and the attempt closed the dialog.
    if (isFlows || by === 0) return
    onMove({ kind: 'page', to: location.href, ...(Number.isInteger(by) ? { by } : {}) })
  })
  return () => {
    stop()
    history.go = go
  }
}

/** Entries pushed without the router have no index. */
function indexOf({ state }: { state: { __TSR_index?: number } }): number {
  return state.__TSR_index ?? Number.NaN
}
