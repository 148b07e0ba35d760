import { HTTP_RETRY_DELAYS, HTTP_TIMEOUT } from '#machines/rules/rules.ts'
import type { AppClock } from '#src/platform/clock/clock.ts'
import { noteAttempt, takeAttempt } from '#src/platform/open-attempts.ts'

/**
 * `fetch` with the timeout and retries of HTTP-2 on the app clock, for answers read as text. The timeout covers one attempt, body
 * included. Only GET and HEAD are retried, and only after a network error. A call that was open at a restored moment has the time that
 * was left then (DEMO-17).
 */
export function clockFetch(clock: AppClock): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const mayRetry = request.method === 'GET' || request.method === 'HEAD'
    const resumed = takeAttempt(request)
    if (resumed?.isWaiting) await pause(clock, request, resumed.failed, resumed.in)
    let limit = resumed?.isWaiting === false ? resumed.in : HTTP_TIMEOUT
    for (let failed = resumed?.failed ?? 0; ; failed++) {
      try {
        return await fetchOnce(clock, request.clone(), failed, limit)
      } catch (error) {
        const delay = HTTP_RETRY_DELAYS[failed]
        if (!mayRetry || delay === undefined || request.signal.aborted || isTimeout(error)) throw error
        await pause(clock, request, failed + 1, delay)
        limit = HTTP_TIMEOUT
      }
    }
  }
}

/** The wait before the next attempt. */
async function pause(clock: AppClock, { method, url, signal }: Request, failed: number, ms: number): Promise<void> {
  let end = () => {}
  const waited = clock.wait(ms, { owner: 'http', name: 'retry' }, signal, (timer) => {
    end = noteAttempt({ method, url, failed, isWaiting: true, timer })
  })
  await waited.finally(() => end())
}

export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

async function fetchOnce(clock: AppClock, request: Request, failed: number, ms: number): Promise<Response> {
  const limit = new AbortController()
  const timer = clock.setTimeout(() => limit.abort(new DOMException('No answer in time', 'TimeoutError')), ms, {
    owner: 'http',
    name: 'timeout',
  })
  const end = noteAttempt({ method: request.method, url: request.url, failed, isWaiting: false, timer })
  try {
    const signal = AbortSignal.any([request.signal, limit.signal])
    const response = await fetch(request, { signal })
    return await clock.track(withTextRead(response))
  } finally {
    end()
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
