import { HttpResponse } from 'msw'
import type { Endpoint } from '#src/contract/endpoint.ts'

/** A call that ends without an answer of its endpoint; a text or a duplicate key goes over the wire. */
export class Denial extends Error {
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

/** The declared refusal; of a duplicate key the first that its endpoint names, unless another is given. */
export function denialOf(endpoint: Endpoint, code: string, key?: string): Denial {
  const refusal = endpoint.refusals[code]
  if (refusal === undefined) throw new Error(`The endpoint ${endpoint.path} has no refusal ${code}`)
  const { status, body } = refusal
  return new Denial(status, typeof body === 'string' ? body : duplicateKey(key ?? body.keyPattern[0] ?? '_id'))
}

export function duplicateKey(key: string): { keyPattern: Record<string, 1> } {
  return { keyPattern: { [key]: 1 } }
}

/** A text goes as text, anything else as JSON. */
export function anyResponse(status: number, body: unknown): Response {
  const hasNoBody = status === 204 || status === 205 || status === 304
  if (hasNoBody || body === undefined) return new HttpResponse(null, { status })
  return typeof body === 'string'
    ? new HttpResponse(body, { status, headers: { 'content-type': 'text/plain' } })
    : jsonResponse(body, status)
}

/** Not by MSW's own `json`, which makes a blob of every body to count its bytes: a phone spends 4 ms on each (PERF-2). */
export function jsonResponse(body: unknown, status = 200): Response {
  return new HttpResponse(JSON.stringify(body ?? null), { status, headers: { 'content-type': 'application/json' } })
}
