import { HTTP_RETRY_DELAYS, HTTP_TIMEOUT } from '#machines/rules.ts'
import type { AppClock } from '#src/kit/clock/clock.ts'

/**
 * `fetch` with the time-out and the retries of HTTP-2, both on the app clock, for answers that are read as text. The time-out covers one
 * attempt with its body; only GET and HEAD are tried again, and only after a network error.
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
 * The response itself, its body read under the clock: whoever asks it for its text gets what is there already. A response that is rebuilt
 * would be read once more, for as long as the browser likes, and the clock would know nothing of it (CLOCK-2).
 */
async function withTextRead(response: Response): Promise<Response> {
  const text = await response.text()
  return Object.assign(response, { text: async () => text })
}
