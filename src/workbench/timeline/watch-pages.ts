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
  let { state } = history.location
  let isFlowsGo = false
  // Only flows use this kind of navigation.
  history.go = (by, options) => {
    isFlowsGo = true
    go(by, options)
  }
  const stop = history.subscribe(({ location, action }) => {
    const { type } = action
    const by = entriesMoved(action)
    const isBlocked = location.state === state
    state = location.state
    if (type === 'REPLACE' || (type === 'PUSH' && isOfFlow())) return
    if (type === 'PUSH') return onMove({ kind: 'page', to: location.href })
    const isFlows = type === 'GO' && isFlowsGo
    isFlowsGo = false
    // A dialog blocked the navigation, and the attempt closed the dialog.
    if (isFlows || isBlocked || by === 0) return
    onMove({ kind: 'page', to: location.href, ...(Number.isInteger(by) ? { by } : {}) })
  })
  return () => {
    stop()
    history.go = go
  }
}

/** How many history entries a navigation moved forward (positive) or back (negative); NaN if it left the router's own entries. */
export function entriesMoved(action: Parameters<Parameters<RouterHistory['subscribe']>[0]>[0]['action']): number {
  if (action.type === 'GO') return action.index
  return { PUSH: 1, REPLACE: 0, BACK: -1, FORWARD: 1 }[action.type]
}
