/** Tells whether the window is hidden or out of focus: at once, and whenever that changes; returns how to stop. */
export function watchAway(tell: (isAway: boolean) => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  const look = () => tell(document.hidden || !document.hasFocus())
  window.addEventListener('blur', () => tell(true), { signal })
  window.addEventListener('focus', () => tell(false), { signal })
  document.addEventListener('visibilitychange', look, { signal })
  look()
  return () => watching.abort()
}
