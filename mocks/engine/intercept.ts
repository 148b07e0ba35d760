import { BatchInterceptor } from '@mswjs/interceptors'
import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { getResponse, type HttpHandler } from 'msw'
import type { AppClock } from '#src/platform/clock/clock.ts'

/**
 * Answers the page's fetch and XMLHttpRequest without a service worker, with the handler that MSW finds. A request without one is left to
 * the network. Returns a function that stops it.
 */
export function intercept(handlers: HttpHandler[], clock: AppClock): () => void {
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
    const response = await getResponse(handlers, request)
    const isXhr = requested.delete(requestId)
    if (response === undefined || request.signal.aborted) return
    if (isXhr && response.type !== 'error') reading.set(requestId, clock.hold())
    controller.respondWith(response)
  })
  interceptor.apply()
  return () => interceptor.dispose()
}
