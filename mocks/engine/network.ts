import { NO_BODY } from './responses.ts'

/** The browser's own `fetch`, saved before interception starts: its requests always go to the network. */
export const networkFetch: typeof fetch = globalThis.fetch.bind(globalThis)

/** Called before a request is forwarded. Resolves with headers to add; rejects with a `TypeError` if the request must not be sent. */
export type BeforeForwarding = (address: string) => Promise<Readonly<Record<string, string>>>

/**
 * Forwards a request to an address. Resolves with the answer, or with a network error response. Sends the body as bytes, because
 * browsers send a stream as a stream, which HTTP/1.1 does not support. Rejects only if the request is aborted.
 */
export async function forward(request: Request, address: string, before?: BeforeForwarding): Promise<Response> {
  const { method, signal } = request
  try {
    const headers = { ...Object.fromEntries(request.headers), ...(await before?.(address)) }
    const body = ['GET', 'HEAD'].includes(method) ? {} : { body: await request.arrayBuffer() }
    const answer = await networkFetch(address, { method, headers, signal, ...body })
    const decoded = new Headers(answer.headers)
    // The browser has already decompressed the body; these headers would make the reader do it again.
    for (const name of ['content-encoding', 'content-length']) decoded.delete(name)
    const { status, statusText } = answer
    return new Response(NO_BODY.includes(status) ? null : answer.body, {
      status,
      statusText,
      headers: decoded,
    })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof TypeError) return Response.error()
    throw error
  }
}
