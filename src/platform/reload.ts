/** The page may be kept by whoever prevents this: a recording would not outlive a real reload (DEMO-8). */
export const RELOAD = 'larkspur.reload'

/** Loads the page anew (WD-3, LOAN-4). */
export function reloadPage(): void {
  if (window.dispatchEvent(new Event(RELOAD, { cancelable: true }))) location.reload()
}
