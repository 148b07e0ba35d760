import { BatchInterceptor } from '@mswjs/interceptors'
import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { getResponse } from 'msw'
import { type AppClock, nextTask } from '#src/platform/clock/clock.ts'
import { answeredBody, type CallLog, sentBody } from './call-log.ts'
import type { Fault, TakenFaults } from './faults.ts'
import type { NamedCall } from './named-handlers.ts'
import { type BeforeForwarding, forward } from './network.ts'
import type { OpenCall, OpenCalls } from './open-calls.ts'
import { anyResponse } from './responses.ts'

export interface InterceptionOptions<Call extends NamedCall> {
  clock: AppClock
  /** the call that a request is; null for a request that is left to the network */
  findCall(request: Request): Promise<Call | null>
  /** ms of virtual time per call */
  latency(): number
  faults: { take(call: string): TakenFaults }
  /** the body of the 409 that a 'duplicate' fault answers with */
  duplicateBody(call: Call): unknown
  log: CallLog
  open: OpenCalls
  /** the address that a call is forwarded to after faults and latency; null if the handlers answer it (MOCK-5) */
  destination(call: Call, request: Request): string | null
  beforeForwarding?: BeforeForwarding | undefined
}

/** Answers the page's fetch and XMLHttpRequest without a service worker. Returns a function that stops it. */
export function intercept<Call extends NamedCall>(options: InterceptionOptions<Call>): () => void {
  const xhr = new XMLHttpRequestInterceptor()
  const interceptor = new BatchInterceptor({
    name: 'mock-engine',
    interceptors: [new FetchInterceptor(), xhr],
  })
  // An XMLHttpRequest reads its response in later tasks, and the clock must not settle before it has.
  const requested = new Set<string>()
  const reading = new Map<string, () => void>()
  xhr.on('request', ({ requestId }) => void requested.add(requestId))
  xhr.on('response', ({ requestId }) => {
    reading.get(requestId)?.()
    reading.delete(requestId)
  })
  interceptor.on('request', async ({ request, requestId, controller }) => {
    const hold = { end: options.clock.hold() }
    const call = await options.findCall(request)
    if (call === null) return hold.end()
    const { method, headers } = request
    const resumed = options.open.take(method, call.path)
    const entry =
      resumed === undefined
        ? options.log.add({
            at: options.clock.now(),
            method,
            path: call.path,
            headers: Object.fromEntries(headers),
            body: null,
            status: 0,
            answer: null,
            ms: null,
          })
        : Object.assign(resumed.entry, { status: 0, answer: null, ms: null })
    if (resumed === undefined) options.log.emit(call.name, entry.status, entry)
    try {
      const answer = resumed ?? answerOf(options, call)
      const response = await respond(options, request, call, { ...answer, entry, hold })
      entry.answer = await answeredBody(response)
      entry.status = response.type === 'error' ? 'network' : response.status
      if (request.signal.aborted) return
      if (requested.delete(requestId) && response.type !== 'error') reading.set(requestId, options.clock.hold())
      controller.respondWith(response)
    } catch (error) {
      entry.status = request.signal.aborted ? 'network' : 500
      if (!request.signal.aborted) controller.respondWith(anyResponse(500, String(error)))
    } finally {
      entry.ms = options.clock.now() - entry.at
      options.log.emit(call.name, entry.status, entry)
      hold.end()
    }
  })
  interceptor.apply()
  return () => interceptor.dispose()
}

interface Waiting extends OpenCall {
  hold: { end(): void }
}

function answerOf<Call extends NamedCall>({ faults, latency }: InterceptionOptions<Call>, { name }: Call) {
  const { delay, instead } = faults.take(name)
  return { in: latency() + delay, instead }
}

/** Waits before it resolves the call, so that the answer shows the state at the end of the latency. */
async function respond<Call extends NamedCall>(
  { clock, open, duplicateBody, destination, beforeForwarding }: InterceptionOptions<Call>,
  request: Request,
  call: Call,
  { entry, instead, in: ms, hold }: Waiting,
): Promise<Response> {
  // Decided when the call is sent: a switch during the latency does not redirect it.
  const address = destination(call, request)
  entry.body = await sentBody(request)
  if (ms > 0) {
    let answered = () => {}
    const waited = clock.wait(ms, { owner: 'backend', name: call.name }, request.signal, (timer) => {
      answered = open.wait({ entry, instead, timer })
    })
    // The call now waits for the clock, so the clock must not wait for the call.
    hold.end()
    await waited.finally(() => answered())
    hold.end = clock.hold()
    // As from a network, each answer arrives in a task of its own (PERF-2).
    await nextTask()
  }
  request.signal.throwIfAborted()
  if (instead && !instead.after) return faultResponse(instead, () => duplicateBody(call))
  const response = await (address === null ? handled(request, call) : forward(request, address, beforeForwarding))
  if (!instead || response.type === 'error') return response
  entry.lost = response.status
  await response.body?.cancel()
  return Response.error()
}

async function handled(request: Request, { handlers }: NamedCall): Promise<Response> {
  return (await getResponse(handlers, request)) ?? anyResponse(404, 'No handler answers this call')
}

function faultResponse({ kind, status = 500, body }: Fault, duplicateBody: () => unknown): Response {
  if (kind === 'network') return Response.error()
  if (kind === 'duplicate') return anyResponse(409, duplicateBody())
  return anyResponse(status, body)
}
