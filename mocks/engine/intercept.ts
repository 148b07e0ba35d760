import { BatchInterceptor } from '@mswjs/interceptors'
import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { getResponse, type HttpHandler } from 'msw'
import type { CallLog, CallRecord } from '#mocks/engine/call-log.ts'
import { answeredBody, sentBody } from '#mocks/engine/call-log.ts'
import { sendOn } from '#mocks/engine/network.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { type AppClock, nextTask } from '#src/kit/clock/clock.ts'
import { findCall, type NamedCall } from './call-names.ts'
import type { createFaults, Fault } from './faults.ts'
import { anyResponse, duplicateKey } from './responses.ts'

export interface InterceptionOptions {
  clock: AppClock
  /** the page's own: calls to others are left to them, but for the content service's. 'null' for a file, which has none */
  origin: string
  handlers: readonly HttpHandler[]
  /** ms of virtual time per call */
  latency(): number
  faults: ReturnType<typeof createFaults>
  log: CallLog
  /** the address that a call is sent to when faults and latency have had their say; null where the handlers answer it here (MOCK-5) */
  destination(call: NamedCall, request: Request): string | null
}

/** Answers what the page sends by fetch and XMLHttpRequest, with no service worker between; returns how to stop. */
export function intercept(options: InterceptionOptions): () => void {
  const xhr = new XMLHttpRequestInterceptor()
  const interceptor = new BatchInterceptor({
    name: 'larkspur-backend',
    interceptors: [new FetchInterceptor(), xhr],
  })
  // An XMLHttpRequest reads its answer in tasks of its own; the clock waits until it has.
  const asked = new Set<string>()
  const reading = new Map<string, () => void>()
  xhr.on('request', ({ requestId }) => void asked.add(requestId))
  xhr.on('response', ({ requestId }) => {
    reading.get(requestId)?.()
    reading.delete(requestId)
  })
  interceptor.on('request', async ({ request, requestId, controller }) => {
    const held = { end: options.clock.hold() }
    const call = await findCall(options.handlers, request)
    if (call === null || isForeign(call, request, options.origin)) return held.end()
    const { method, headers } = request
    const record = options.log.add({
      at: options.clock.now(),
      method,
      path: call.path,
      headers: Object.fromEntries(headers),
      body: null,
      status: 0,
      answer: null,
      ms: null,
    })
    options.log.tell(call.name, record.status)
    try {
      const response = await respond(options, request, call, record, held)
      record.answer = await answeredBody(response)
      record.status = response.type === 'error' ? 'network' : response.status
      if (request.signal.aborted) return
      if (asked.delete(requestId) && response.type !== 'error') reading.set(requestId, options.clock.hold())
      controller.respondWith(response)
    } catch (error) {
      record.status = request.signal.aborted ? 'network' : 500
      if (!request.signal.aborted) controller.respondWith(anyResponse(500, String(error)))
    } finally {
      record.ms = options.clock.now() - record.at
      options.log.tell(call.name, record.status)
      held.end()
    }
  })
  interceptor.apply()
  return () => interceptor.dispose()
}

function isForeign({ endpoint }: NamedCall, { url }: Request, origin: string): boolean {
  return endpoint !== 'content' && origin !== 'null' && new URL(url).origin !== origin
}

/** The latency passes first, so that the answer tells the state at the moment of answering. */
async function respond(
  { clock, handlers, latency, faults, destination }: InterceptionOptions,
  request: Request,
  call: NamedCall,
  record: CallRecord,
  held: { end(): void },
): Promise<Response> {
  const { delay, instead } = faults.take(call.name)
  // By whom it was meant to be answered when it was sent.
  const address = destination(call, request)
  record.body = await sentBody(request)
  const ms = latency() + delay
  if (ms > 0) {
    const waited = clock.wait(ms, { owner: 'backend', name: call.name }, request.signal)
    // From here on the call waits for the clock, which must not wait for the call.
    held.end()
    await waited
    held.end = clock.hold()
    // As from a network, each answer comes in a task of its own (PERF-2).
    await nextTask()
  }
  request.signal.throwIfAborted()
  if (instead) return faultyResponse(instead, call)
  if (address !== null) return sendOn(request, address)
  return (await getResponse([...handlers], request)) ?? anyResponse(404, 'The demonstration does not know this call')
}

function faultyResponse(fault: Fault, call: NamedCall): Response {
  if (fault.kind === 'network') return Response.error()
  if (fault.kind === 'duplicate') return anyResponse(409, duplicateKey(takenKey(call)))
  const { status = 500 } = fault
  return anyResponse(status, fault.body)
}

/** The key that the endpoint's own refusal names, for those that have one. */
function takenKey({ endpoint }: NamedCall): string {
  const refusals = endpoint === 'content' || endpoint === null ? [] : Object.values(endpoints[endpoint].refusals)
  const keys = refusals.flatMap(({ body }) => (typeof body === 'string' ? [] : body.keyPattern))
  return keys[0] ?? '_id'
}
