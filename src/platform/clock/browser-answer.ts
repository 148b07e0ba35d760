/** ms of real time */
const LIMIT = 3_000
const STEPS = 12

/**
 * What waits for the browser itself (IndexedDB, a Web Lock) follows no app clock, and may wait for ever: after 3 s of real time this
 * rejects with a `TimeoutError`, and `limit` aborts (IN-14). Counted in steps, so that a page that was busy or asleep is not taken for a
 * browser that does not answer.
 */
export function browserAnswer<T>(work: (limit: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController()
  let isAnswered = false
  let left = STEPS
  return new Promise((resolve, reject) => {
    const step = () => {
      if (isAnswered) return
      if (left === 0) return limit.abort(new DOMException('The browser did not answer', 'TimeoutError'))
      left--
      setTimeout(step, LIMIT / STEPS)
    }
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason))
    step()
    work(limit.signal)
      .finally(() => {
        isAnswered = true
      })
      .then(resolve, reject)
  })
}
