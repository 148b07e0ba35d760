import type { RouterHistory } from '@tanstack/react-router'
import { clock } from './actors/app-clock.ts'

/** The router's history. What goes back or forward by `go` is work in progress until the browser has gone (CLOCK-2). */
export interface PageHistory extends RouterHistory {
  /** whether `go` is what subscribers are told of now, rather than the person's Back or Forward */
  isGoing(): boolean
}

export function pageHistory(history: RouterHistory): PageHistory {
  const { go } = history
  let isGoing = false
  return Object.assign(history, {
    isGoing: () => isGoing,
    go: (...[by, options]: Parameters<RouterHistory['go']>) => {
      // Before the router's first entry is another site or nothing, and the browser reports no move.
      if (history.location.state.__TSR_index + by >= 0) waitForMove()
      go(by, options)
    },
  })

  function waitForMove(): void {
    isGoing = true
    const end = clock.hold()
    const stop = history.subscribe(({ action }) => {
      if (action.type === 'PUSH' || action.type === 'REPLACE') return
      isGoing = false
      end()
      stop()
    })
  }
}
