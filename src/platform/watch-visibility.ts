/** Reports whether the window is hidden or unfocused, now and on every change. Returns a function that stops watching. */
export function watchVisibility(report: (isAway: boolean) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const check = () => report(document.hidden || !document.hasFocus())
  window.addEventListener('blur', () => report(true), { signal })
  window.addEventListener('focus', () => report(false), { signal })
  document.addEventListener('visibilitychange', check, { signal })
  check()
  return () => controller.abort()
}
