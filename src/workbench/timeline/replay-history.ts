import type { RouterHistory } from '@tanstack/react-router'
import { clock } from '#src/platform/actors/runtime.ts'

/** The page's history during a replay: a navigation counts as work in progress until the browser reports it. */
export interface ReplayHistory {
  /** Goes to a page as the person did: with Back or Forward where those lead there, otherwise by its path. */
  visit(to: string, by?: number): Promise<void>
  stop(): void
}

export function openReplayHistory(history: RouterHistory): ReplayHistory {
  const { go } = history
  const first = place()
  let top = first
  const leave = history.subscribe(({ action }) => {
    if (action.type === 'PUSH') top = place()
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

  /** The entry before the replay's first one may belong to another site. */
  function canGo(by: number): boolean {
    return place() + by >= first && place() + by <= top
  }

  function place(): number {
    return (history.location.state as { __TSR_index?: number }).__TSR_index ?? 0
  }
}

function holdUntilMoved(): void {
  window.addEventListener('popstate', clock.hold(), { once: true })
}
