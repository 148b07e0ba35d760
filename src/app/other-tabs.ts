import { find } from '#src/flows/actors.ts'
import { endedSessions } from '#src/platform/ended-sessions.ts'
import { reloadPage } from '#src/platform/reload.ts'
import { accessToken, clearAccessToken, isSessionOver, storedUser } from '#src/platform/session-storage.ts'
import type { System } from './system.ts'

/** Follows what the person does in other tabs, also while this page was in the browser's back/forward cache (IN-11). */
export function followOtherTabs(system: System): void {
  endedSessions.onChange(closeEnded)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) catchUp()
  })
  closeEnded()

  function closeEnded(): void {
    if (!isSessionOver()) return
    find('session', system.live)?.send({ type: 'session.close' })
    // Nobody may be signed in yet, where the page has just been opened.
    clearAccessToken()
  }

  function catchUp(): void {
    closeEnded()
    const session = find('session', system.live)
    const customerId = session?.getSnapshot().context.customerId ?? null
    if (customerId === null) return
    if (accessToken() === null) session?.send({ type: 'session.close' })
    // Somebody else has signed in on another page of this tab.
    else if (storedUser()?._id !== customerId) reloadPage()
    else system.reloadCustomer()
  }
}
