import { HTTP_RETRY_DELAYS, HTTP_TIMEOUT } from '#machines/rules/rules.ts'
import type { AppClock } from '#src/platform/clock/clock.ts'

/**
 * `fetch` with the timeout and retries of HTTP-2 on the app clock, for answers read as text. The timeout covers one attempt, body
 * included. Only GET and HEAD are retried, and only after a network error.
 */
export function clockFetch(clock: AppClock): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const mayRetry = request.method === 'GET' || request.method === 'HEAD'
    for (let attempt = 0; ; attempt++) {
      try {
        return await fetchOnce(clock, request.clone())
      } catch (error) {
        const delay = HTTP_RETRY_DELAYS[attempt]
        if (!mayRetry || delay === undefined || request.signal.aborted || isTimeout(error)) throw error
        await clock.wait(delay, { owner: 'http', name: 'retry' }, request.signal)
      }
    }
  }
}

export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

async function fetchOnce(clock: AppClock, request: Request): Promise<Response> {
  const limit = new AbortController()
  const timer = clock.setTimeout(
    () => limit.abort(new DOMException('No answer in time', 'TimeoutError')),
    HTTP_TIMEOUT,
    { owner: 'http', name: 'timeout' },
  )
  try {
    const signal = AbortSignal.any([request.signal, limit.signal])
    const response = await fetch(request, { signal })
    return await clock.track(withTextRead(response))
  } finally {
    clock.clearTimeout(timer)
  }
}

/**
 * Reads the body while the clock waits for it, and returns the same response with `text()` answering from that (CLOCK-2). With a new
 * `Response`, the caller's `text()` would be another asynchronous read that the clock does not track.
 */
async function withTextRead(response: Response): Promise<Response> {
  const text = await response.text()
  return Object.assign(response, { text: async () => text })
}
