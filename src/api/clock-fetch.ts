import { HTTP_RETRY_DELAYS, HTTP_TIMEOUT } from '#machines/rules/rules.ts'
import type { Environment } from '#src/platform/environment.ts'

/** What requests of a root reach. */
export type Network = Pick<Environment, 'clock' | 'send' | 'attempts'>

/** What identifies a call while it is open. */
interface Sent {
  method: string
  url: string
  signal: AbortSignal
}

/** `fetch` with the time-out and retries of HTTP-2 on the app clock, for answers read as text. */
export function clockFetch(network: Network): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    return withRetries(network, request, async (signal) => {
      // Looked up at each call: the mock and Playwright replace it.
      const response = await fetch(request.clone(), { signal })
      const text = await network.clock.track(response.text())
      // A new `Response` of the text would be another asynchronous read, which the clock does not track (CLOCK-2).
      return Object.assign(response, { text: async () => text })
    })
  }
}

/**
 * Sends a call with the time-out and retries of HTTP-2 on the app clock. The time-out covers one attempt, body included. Only GET and
 * HEAD are retried, and only after a network error. A call that was open at a restored moment has the time that was left then (DEMO-17).
 *
 * @param ask one attempt
 * @param isNetworkError whether an attempt failed without an answer
 */
export async function withRetries<Answer>(
  network: Network,
  sent: Sent,
  ask: (signal: AbortSignal) => Promise<Answer>,
  isNetworkError: (error: unknown) => boolean = () => true,
): Promise<Answer> {
  const mayRetry = sent.method === 'GET' || sent.method === 'HEAD'
  const resumed = network.attempts.take(({ method, url }) => method === sent.method && url === sent.url)
  if (resumed?.isWaiting) await pause(network, sent, resumed.failed, resumed.in)
  let limit = resumed?.isWaiting === false ? resumed.in : HTTP_TIMEOUT
  for (let failed = resumed?.failed ?? 0; ; failed++) {
    try {
      return await attempt(network, sent, ask, failed, limit)
    } catch (error) {
      const delay = HTTP_RETRY_DELAYS[failed]
      const isLast = !mayRetry || delay === undefined || sent.signal.aborted || isTimeout(error)
      if (isLast || !isNetworkError(error)) throw error
      await pause(network, sent, failed + 1, delay)
      limit = HTTP_TIMEOUT
    }
  }
}

/** The wait before the next attempt. */
async function pause(
  { clock, attempts }: Network,
  { method, url, signal }: Sent,
  failed: number,
  ms: number,
): Promise<void> {
  let end = () => {}
  const waited = clock.wait(ms, { owner: 'http', name: 'retry' }, signal, (timer) => {
    end = attempts.add({ method, url, failed, isWaiting: true, timer })
  })
  await waited.finally(() => end())
}

export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

async function attempt<Answer>(
  { clock, send, attempts }: Network,
  { method, url, signal }: Sent,
  ask: (signal: AbortSignal) => Promise<Answer>,
  failed: number,
  ms: number,
): Promise<Answer> {
  const limit = new AbortController()
  const timer = clock.setTimeout(() => limit.abort(new DOMException('No answer in time', 'TimeoutError')), ms, {
    owner: 'http',
    name: 'timeout',
  })
  const end = attempts.add({ method, url, failed, isWaiting: false, timer })
  try {
    return await send(() => ask(AbortSignal.any([signal, limit.signal])))
  } catch (error) {
    // A client may reject with an error of its own.
    throw limit.signal.aborted ? limit.signal.reason : error
  } finally {
    end()
    clock.clearTimeout(timer)
  }
}
