import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { getResponse, type HttpHandler } from 'msw'
import type { Fault } from '#src/contract/app-steps.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { type AppClock, nextTask } from '#src/platform/clock/clock.ts'
import { type CallLog, IN_FLIGHT, noteAnswer, sentBody } from './call-log.ts'
import type { BankCall } from './call-names.ts'
import type { Faults, TakenFaults } from './faults.ts'
import { type BeforeForwarding, forward } from './network.ts'
import type { OpenCall, OpenCalls } from './open-calls.ts'
import { anyResponse, duplicateKey } from './responses.ts'

/** Stands around the answer of every handler. Resolves with undefined for a request that is left to the network. */
export type Around = (
  call: BankCall,
  request: Request,
  answer: () => Promise<Response>,
) => Promise<Response | undefined>

export interface PageCallOptions {
  clock: AppClock
  /** the page's origin, whose calls are answered; 'null' for a file, which has none */
  origin: string
  /** ms of virtual time per call */
  latency(): number
  faults: Pick<Faults, 'take'>
  log: CallLog
  open: OpenCalls
  /** the address that a call is forwarded to after faults and latency; null if the handlers answer it (MOCK-5) */
  destination(call: BankCall, request: Request): string | null
  beforeForwarding?: BeforeForwarding | undefined
}

/** Gives the calls of a page their faults, their latency and their log entries (DEMO-4, MOCK-6). */
export function aroundPageCalls(options: PageCallOptions): Around {
  const { clock, origin, latency, faults, log, open } = options
  return async (call, request, answer) => {
    // Calls of other sites are left to them, except for content queries.
    if (call.endpoint !== 'content' && origin !== 'null' && new URL(request.url).origin !== origin) return undefined
    const hold = { end: clock.hold() }
    const { method, headers } = request
    const { name, path } = call
    const resumed = open.take(({ entry }) => entry.method === method && entry.path === path)
    const entry =
      resumed === undefined
        ? log.add(name, { at: clock.now(), method, path, headers: Object.fromEntries(headers) })
        : Object.assign(resumed.entry, IN_FLIGHT)
    try {
      const { in: ms, instead } = resumed ?? afterLatency(faults.take(name), latency())
      const response = await respond(options, { call, request, answer, entry, instead, in: ms, hold })
      await noteAnswer(entry, response)
      entry.status = response.type === 'error' ? 'network' : response.status
      return response
    } catch (error) {
      const { aborted } = request.signal
      entry.status = aborted ? 'network' : 500
      return aborted ? Response.error() : anyResponse(500, String(error))
    } finally {
      entry.ms = clock.now() - entry.at
      log.emit(name, entry.status, entry)
      hold.end()
    }
  }
}

function afterLatency({ delay, instead }: TakenFaults, latency: number): Omit<OpenCall, 'entry'> {
  return { in: latency + delay, instead }
}

interface SentCall extends OpenCall {
  call: BankCall
  request: Request
  answer(): Promise<Response>
  hold: { end(): void }
}

/** Waits before it resolves the call, so that the answer shows the state at the end of the latency. */
async function respond(
  { clock, open, destination, beforeForwarding }: PageCallOptions,
  { call, request, answer, entry, instead, in: ms, hold }: SentCall,
): Promise<Response> {
  // Decided when the call is sent: a switch during the latency does not redirect it.
  const address = destination(call, request)
  entry.body = await sentBody(request)
  if (ms > 0) {
    let answered = () => {}
    const waited = clock.wait(ms, { owner: 'backend', name: call.name }, request.signal, (timer) => {
      answered = open.add({ entry, instead, timer })
    })
    // The call now waits for the clock, so the clock must not wait for the call.
    hold.end()
    await waited.finally(() => answered())
    hold.end = clock.hold()
    // As from a network, each answer arrives in a task of its own (PERF-2).
    await nextTask()
  }
  request.signal.throwIfAborted()
  if (instead && !instead.after) return faultResponse(instead, call)
  const response = await (address === null ? answer() : forward(request, address, beforeForwarding))
  if (!instead || response.type === 'error') return response
  entry.lost = response.status
  await response.body?.cancel()
  return Response.error()
}

/** A duplicate names the key of the endpoint's own refusal, if it declares one. */
function faultResponse({ kind, status = 500, body }: Fault, { endpoint }: BankCall): Response {
  if (kind === 'network') return Response.error()
  if (kind !== 'duplicate') return anyResponse(status, body)
  const refusals = endpoint === 'content' ? [] : Object.values(endpoints[endpoint].refusals)
  const [key] = refusals.flatMap(({ body }) => (typeof body === 'string' ? [] : body.keyPattern))
  return anyResponse(409, duplicateKey(key))
}

/**
 * Answers the page's fetch without a service worker, with the handler that MSW finds. A request without one is left to the network. Returns
 * a function that stops it.
 */
export function intercept(handlers: HttpHandler[]): () => void {
  const interceptor = new FetchInterceptor()
  interceptor.on('request', async ({ request, controller }) => {
    const response = await getResponse(handlers, request)
    if (response !== undefined && !request.signal.aborted) controller.respondWith(response)
  })
  interceptor.apply()
  return () => interceptor.dispose()
}
