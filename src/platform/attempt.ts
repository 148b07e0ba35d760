/** What the work returns; null if it throws, as storage does that the browser blocks. */
export function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
