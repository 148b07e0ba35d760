import { router } from '#src/app/router.ts'
import type { RecordedDoing } from '#src/demo/demo-contract.ts'

/** Tells every move of the person to another page, and every Back and Forward; returns how to stop. */
export function watchPages(tell: (doing: RecordedDoing) => void, isOfFlow: () => boolean): () => void {
  const { history } = router
  const { go } = history
  let index = indexOf(history.location)
  let isFlowsGo = false
  // Nobody but a flow goes through the history in this way.
  history.go = (by, options) => {
    isFlowsGo = true
    go(by, options)
  }
  const stop = history.subscribe(({ location, action: { type } }) => {
    const by = indexOf(location) - index
    index = indexOf(location)
    if (type === 'REPLACE' || (type === 'PUSH' && isOfFlow())) return
    if (type === 'PUSH') return tell({ kind: 'page', to: location.href })
    const isFlows = type === 'GO' && isFlowsGo
    isFlowsGo = false
    // A dialog has kept the page from going, and was closed by it.
    if (isFlows || by === 0) return
    tell({ kind: 'page', to: location.href, ...(Number.isInteger(by) ? { by } : {}) })
  })
  return () => {
    stop()
    history.go = go
  }
}

/** An entry that others pushed has no place. */
function indexOf({ state }: { state: { __TSR_index?: number } }): number {
  return state.__TSR_index ?? Number.NaN
}
