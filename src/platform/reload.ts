/** Cancelling this event prevents the reload. Replays cancel it, because a reload would end them (DEMO-8). */
export const RELOAD = 'larkspur.reload'

/** Reloads the page (WD-3, LOAN-4). */
export function reloadPage(): void {
  if (window.dispatchEvent(new Event(RELOAD, { cancelable: true }))) location.reload()
}
