import { HTTP_RETRY_DELAYS, HTTP_TIMEOUT } from '#machines/rules/rules.ts'
import type { AppClock } from '#src/platform/clock/clock.ts'
import { noteAttempt, takeAttempt } from '#src/platform/open-attempts.ts'

/** What identifies a call while it is open. */
interface Sent {
  method: string
  url: string
  signal: AbortSignal
}

/** `send` with the time-out and retries of HTTP-2 on the app clock, for answers read as text. */
export function clockFetch(clock: AppClock, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    return attempts(clock, request, async (signal) => {
      const response = await send(request.clone(), { signal })
      const text = await clock.track(response.text())
      // A new `Response` of the text would be another asynchronous read, which the clock does not track (CLOCK-2).
      return Object.assign(response, { text: async () => text })
    })
  }
}

/**
 * Sends a call with the time-out and retries of HTTP-2 on the app clock. The time-out covers one attempt, body included. Only GET and
 * HEAD are retried, and only after a network error. A call that was open at a restored moment has the time that was left then (DEMO-17).
 *
 * @param send one attempt
 * @param isNetworkError whether an attempt failed without an answer
 */
export async function attempts<Answer>(
  clock: AppClock,
  sent: Sent,
  send: (signal: AbortSignal) => Promise<Answer>,
  isNetworkError: (error: unknown) => boolean = () => true,
): Promise<Answer> {
  const mayRetry = sent.method === 'GET' || sent.method === 'HEAD'
  const resumed = takeAttempt(sent)
  if (resumed?.isWaiting) await pause(clock, sent, resumed.failed, resumed.in)
  let limit = resumed?.isWaiting === false ? resumed.in : HTTP_TIMEOUT
  for (let failed = resumed?.failed ?? 0; ; failed++) {
    try {
      return await attempt(clock, sent, send, failed, limit)
    } catch (error) {
      const delay = HTTP_RETRY_DELAYS[failed]
      const isLast = !mayRetry || delay === undefined || sent.signal.aborted || isTimeout(error)
      if (isLast || !isNetworkError(error)) throw error
      await pause(clock, sent, failed + 1, delay)
      limit = HTTP_TIMEOUT
    }
  }
}

/** The wait before the next attempt. */
async function pause(clock: AppClock, { method, url, signal }: Sent, failed: number, ms: number): Promise<void> {
  let end = () => {}
  const waited = clock.wait(ms, { owner: 'http', name: 'retry' }, signal, (timer) => {
    end = noteAttempt({ method, url, failed, isWaiting: true, clock, timer })
  })
  await waited.finally(() => end())
}

export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

async function attempt<Answer>(
  clock: AppClock,
  { method, url, signal }: Sent,
  send: (signal: AbortSignal) => Promise<Answer>,
  failed: number,
  ms: number,
): Promise<Answer> {
  const limit = new AbortController()
  const timer = clock.setTimeout(() => limit.abort(new DOMException('No answer in time', 'TimeoutError')), ms, {
    owner: 'http',
    name: 'timeout',
  })
  const end = noteAttempt({ method, url, failed, isWaiting: false, clock, timer })
  try {
    return await send(AbortSignal.any([signal, limit.signal]))
  } catch (error) {
    // A client may reject with an error of its own.
    throw limit.signal.aborted ? limit.signal.reason : error
  } finally {
    end()
    clock.clearTimeout(timer)
  }
}
