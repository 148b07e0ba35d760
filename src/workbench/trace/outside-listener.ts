/** A listener from outside: its error is reported, and stops neither the product nor other listeners. Throws a TypeError where it is no function. */
export function outsideListener(listener: () => void): () => void {
  if (typeof listener !== 'function') throw new TypeError(`subscribe takes a function, not ${typeof listener}`)
  return () => {
    try {
      listener()
    } catch (error) {
      reportError(error)
    }
  }
}
