/** Cancelling this event prevents the reload. The workbench cancels it: it keeps its timeline first (DEMO-17), and a reload would end a replay (DEMO-8). */
export const RELOAD = 'larkspur.reload'

/** Reloads the page (WD-3, LOAN-4). */
export function reloadPage(): void {
  if (window.dispatchEvent(new Event(RELOAD, { cancelable: true }))) location.reload()
}
