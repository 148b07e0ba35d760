/** The browser's own `fetch`, kept before the page's is intercepted: what it sends is never answered in the page. */
export const networkFetch: typeof fetch = globalThis.fetch.bind(globalThis)

/** Statuses that have no body, which a `Response` refuses to be given one for. */
const WITHOUT_BODY = [204, 205, 304]

/**
 * Sends a request on to an address and gives what was answered there, or a network failure. Its body is sent as bytes: a
 * browser streams what it is given as a stream, which HTTP/1.1 cannot. Rejects only when the request is aborted.
 */
export async function sendOn(request: Request, address: string): Promise<Response> {
  const { method, headers, signal } = request
  try {
    const body = ['GET', 'HEAD'].includes(method) ? {} : { body: await request.arrayBuffer() }
    const answer = await networkFetch(address, { method, headers, signal, ...body })
    const plain = new Headers(answer.headers)
    // The browser has unpacked it already, and whoever reads these headers would do so again.
    for (const name of ['content-encoding', 'content-length']) plain.delete(name)
    const { status, statusText } = answer
    return new Response(WITHOUT_BODY.includes(status) ? null : answer.body, { status, statusText, headers: plain })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof TypeError) return Response.error()
    throw error
  }
}
