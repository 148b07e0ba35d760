/**
 * Resolves with what is loaded, at last: what fails is asked for again at each press, because the connection may be back by then, and nobody should
 * have to load the page again for it (IN-12). Pending for good once the signal is aborted.
 *
 * @param onMissing called at each failure
 */
export async function loadAtLast<T>(load: () => Promise<T>, signal?: AbortSignal, onMissing?: () => void): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      onMissing?.()
      await nextPress(signal)
    }
  }
}

/** Resolves before the press does anything; a key presses what has the focus. */
export function nextPress(signal?: AbortSignal): Promise<unknown> {
  const options = { once: true, capture: true, ...(signal === undefined ? {} : { signal }) }
  return new Promise((resolve) => window.addEventListener('click', resolve, options))
}
