const KEY = 'larkspur.reset'

/** Notes that the address asks for a reset, which waits for the mock's code. A page that is left before resets when the demo is next opened. */
export function noteReset(): void {
  attempt(() => localStorage.setItem(KEY, 'due'))
}

export function isResetDue(): boolean {
  return attempt(() => localStorage.getItem(KEY)) === 'due'
}

export function resetDone(): void {
  attempt(() => localStorage.removeItem(KEY))
}

/** Storage may be blocked; then a page that is left at once does not reset. */
function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
