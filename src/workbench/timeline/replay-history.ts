import type { RouterHistory } from '@tanstack/react-router'
import { clock } from '#src/platform/actors/runtime.ts'
import { entriesMoved } from './watch-pages.ts'

/** The page's history during a replay: a navigation counts as work in progress until the browser reports it. */
export interface ReplayHistory {
  /** Goes to a page as the person did: with Back or Forward where those lead there, otherwise by its path. */
  visit(to: string, by?: number): Promise<void>
  stop(): void
}

export function openReplayHistory(history: RouterHistory): ReplayHistory {
  const { go } = history
  let { state } = history.location
  // Both relative to the replay's first entry; the one before that may belong to another site.
  let place = 0
  let last = 0
  const leave = history.subscribe(({ location, action }) => {
    // Otherwise the navigation was blocked.
    if (location.state !== state) place += entriesMoved(action)
    if (action.type === 'PUSH') last = place
    state = location.state
  })
  history.go = (by, options) => {
    if (canGo(by)) holdUntilMoved()
    go(by, options)
  }
  return {
    visit: async (to, by) => {
      if (by !== undefined && canGo(by)) {
        history.go(by)
        await clock.settled()
      }
      // A flow may have navigated there already.
      if (history.location.href !== to) history.push(to)
      await clock.settled()
    },
    stop: () => {
      leave()
      history.go = go
    },
  }

  function canGo(by: number): boolean {
    return place + by >= 0 && place + by <= last
  }
}

function holdUntilMoved(): void {
  window.addEventListener('popstate', clock.hold(), { once: true })
}
