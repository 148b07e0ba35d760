import { HttpResponse } from 'msw'

/** `new Response` throws if one of these is given a body. */
export const NO_BODY = [204, 205, 304]

/** Thrown by a resolver to end a call with this status. The body is a text, or a value that is sent as JSON. */
export class HttpError extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(typeof body === 'string' ? body : JSON.stringify(body))
    this.status = status
    this.body = body
  }

  response(): Response {
    return anyResponse(this.status, this.body)
  }
}

/** Sends a string as text, anything else as JSON, and undefined as no body. */
export function anyResponse(status: number, body: unknown): Response {
  if (NO_BODY.includes(status) || body === undefined) return new HttpResponse(null, { status })
  return typeof body === 'string'
    ? new HttpResponse(body, { status, headers: { 'content-type': 'text/plain' } })
    : jsonResponse(body, status)
}

const texts = new WeakMap<Response, string>()

/** The text of a response that was made of JSON here, without reading a copy of it (PERF-2); undefined for any other. */
export const jsonText = (response: Response): string | undefined => texts.get(response)

/** Replaces `HttpResponse.json` of MSW 2.15, which makes a blob of every body to count its bytes: 4 ms each on a phone (PERF-2). */
export function jsonResponse(body: unknown, status = 200): Response {
  const text = JSON.stringify(body ?? null)
  const response = new HttpResponse(text, { status, headers: { 'content-type': 'application/json' } })
  texts.set(response, text)
  return response
}

/** The body of a refusal as a duplicate. */
export function duplicateKey(key = '_id'): { keyPattern: Record<string, 1> } {
  return { keyPattern: { [key]: 1 } }
}
