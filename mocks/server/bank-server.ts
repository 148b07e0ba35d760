import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AppClock } from '#src/kit/clock/clock.ts'
import { checkOrigin } from './origin-check.ts'
import { BodyTooLarge, discardRequestBody, readRequestBody } from './read-request-body.ts'
import { API, addressOf, readTarget, routeOf } from './routes.ts'

export interface BankServerOptions {
  /** runs the mock's handlers; resolves with undefined if none of them answers */
  handle(request: Request): Promise<Response | undefined>
  /** Resolves when all changes so far are on the disk. No answer is sent before. */
  flushed(): Promise<void>
  clock: AppClock
  /** ms per call */
  latency: number
  /** the origin whose pages may call; null for none */
  origin: string | null
  /** Called with errors of the server, without customers' data. */
  report(problem: string): void
}

/** The bank over HTTP: the same handlers as in the page, with checks of origin, path, method and body size. */
export function createBankServer(options: BankServerOptions): Server {
  const server = createServer((request, response) => {
    handleRequest(options, request, response, () => !server.listening).catch((error) => {
      if (response.destroyed) return
      options.report(`${request.method} ${request.url?.split('?')[0]}: ${(error as Error).message}`)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'The bank could not do that')
    })
  })
  return server
}

/** Stops accepting calls. Resolves when those in flight are answered. */
export function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}

async function handleRequest(
  options: BankServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  isStopping: () => boolean,
): Promise<void> {
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('vary', 'Origin')
  const { origin } = request.headers
  const refusal = checkOrigin(request.headers, options.origin)
  if (refusal !== null) return refuse(request, response, 403, refusal)
  if (origin !== undefined) response.setHeader('access-control-allow-origin', origin)
  const url = readTarget(request.url ?? '')
  if (url === null) return refuse(request, response, 400, `A request must name a path, such as ${API}/transfer`)
  const route = routeOf(url.pathname)
  if (route === null) return refuse(request, response, 404, 'The bank has no such path')
  const { methods, bodyLimit } = route
  if (request.method === 'OPTIONS') return answerPreflight(request, response, methods)
  if (!methods.includes(request.method ?? '')) {
    response.setHeader('allow', [...methods, 'OPTIONS'].join(', '))
    return refuse(request, response, 405, `This path takes ${methods.join(', ')}`)
  }
  const aborted = new AbortController()
  response.once('close', () => (response.writableFinished ? undefined : aborted.abort()))
  try {
    const body = await readRequestBody(request, bodyLimit)
    await respond(options, request, response, requestOf(request, url, body, aborted.signal), isStopping)
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error
    refuse(request, response, 413, error.message)
  }
}

/** The request for the handlers. A GET's body is ignored. */
function requestOf(
  { method = 'GET', headers }: IncomingMessage,
  url: URL,
  body: Uint8Array<ArrayBuffer> | null,
  signal: AbortSignal,
): Request {
  const { token, 'content-type': type } = headers
  return new Request(addressOf(url), {
    signal,
    headers: {
      ...(typeof token === 'string' ? { token } : {}),
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    ...(['GET', 'HEAD'].includes(method) ? { method: 'GET' } : { method, body }),
  })
}

async function respond(
  { handle, flushed, clock, latency }: BankServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  call: Request,
  isStopping: () => boolean,
): Promise<void> {
  if (latency > 0) await clock.wait(latency, { owner: 'backend', name: 'latency' }, call.signal)
  const answer = await handle(call)
  if (answer === undefined) return sendText(response, 404, 'The bank has no such path')
  const bytes = Buffer.from(await answer.arrayBuffer())
  await flushed()
  const type = answer.headers.get('content-type')
  if (type !== null) response.setHeader('content-type', type)
  response.setHeader('content-length', bytes.length)
  // Asks clients to close their connections when the bank stops.
  if (isStopping()) response.setHeader('connection', 'close')
  response.writeHead(answer.status).end(request.method === 'HEAD' ? undefined : bytes)
}

/** Answers a preflight request. */
function answerPreflight(request: IncomingMessage, response: ServerResponse, methods: readonly string[]): void {
  const requestedHeaders = request.headers['access-control-request-headers']
  response.setHeader('allow', [...methods, 'OPTIONS'].join(', '))
  if (request.headers.origin !== undefined) {
    response.setHeader('access-control-allow-methods', methods.join(', '))
    if (requestedHeaders !== undefined) response.setHeader('access-control-allow-headers', requestedHeaders)
    response.setHeader('access-control-max-age', '600')
  }
  discardRequestBody(request)
  response.writeHead(204).end()
}

/** Ends a call without reading its body. */
function refuse(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  discardRequestBody(request)
  sendText(response, status, text)
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}
