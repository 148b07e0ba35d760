import { clock } from '#src/platform/actors/app-clock.ts'
import type { PageHistory } from '#src/platform/page-history.ts'

/** The page's history during a replay. */
export interface ReplayHistory {
  /** Goes to a page as the person did: with Back or Forward where those lead there, otherwise by its path. */
  visit(to: string, by?: number): Promise<void>
  stop(): void
}

export function openReplayHistory(history: PageHistory): ReplayHistory {
  // The entries before it are no part of the replay.
  const first = history.location.state.__TSR_index
  let last = first
  const stop = history.subscribe(({ location, action }) => {
    if (action.type === 'PUSH') last = location.state.__TSR_index
  })
  return {
    visit: async (to, by) => {
      if (by !== undefined && isWithin(history.location.state.__TSR_index + by)) {
        history.go(by)
        await clock.settled()
      }
      // A flow may have navigated there already.
      if (history.location.href !== to) history.push(to)
      await clock.settled()
    },
    stop,
  }

  function isWithin(place: number): boolean {
    return first <= place && place <= last
  }
}
