import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AppClock } from '#src/kit/clock/clock.ts'
import { refusalOf } from './caller.ts'
import { BodyTooLarge, dropRequestBody, readRequestBody } from './request-body.ts'
import { API, addressOf, readTarget, routeOf } from './routes.ts'

export interface BankServerOptions {
  /** the mock's handlers; undefined for what is not the bank's */
  handle(request: Request): Promise<Response | undefined>
  /** Resolves when everything that was answered so far may be told: it is safe on the disk. */
  safe(): Promise<void>
  clock: AppClock
  /** ms per call */
  latency: number
  /** the one origin whose pages may call; null for none */
  origin: string | null
  /** hears of what went wrong here, in words without a customer's data */
  report(problem: string): void
}

/** The bank over HTTP: the same handlers as in the page, with the manners that a server needs. */
export function createBankServer(options: BankServerOptions): Server {
  const server = createServer((request, response) => {
    answer(options, request, response, () => !server.listening).catch((error) => {
      if (response.destroyed) return
      options.report(`${request.method} ${request.url?.split('?')[0]}: ${(error as Error).message}`)
      if (response.headersSent) response.destroy()
      else say(response, 500, 'The bank could not carry that out')
    })
  })
  return server
}

/** Takes no further call; resolves when those in flight are answered. */
export function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}

async function answer(
  options: BankServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  isStopping: () => boolean,
): Promise<void> {
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('vary', 'Origin')
  const { origin } = request.headers
  const refusal = refusalOf(request.headers, options.origin)
  if (refusal !== null) return refuse(request, response, 403, refusal)
  if (origin !== undefined) response.setHeader('access-control-allow-origin', origin)
  const url = readTarget(request.url ?? '')
  if (url === null) return refuse(request, response, 400, `A request must name a path, such as ${API}/transfer`)
  const route = routeOf(url.pathname)
  if (route === null) return refuse(request, response, 404, 'The bank has no such path')
  const { methods, bodyLimit } = route
  if (request.method === 'OPTIONS') return allow(request, response, methods)
  if (!methods.includes(request.method ?? '')) {
    response.setHeader('allow', [...methods, 'OPTIONS'].join(', '))
    return refuse(request, response, 405, `This path takes ${methods.join(', ')}`)
  }
  const gone = new AbortController()
  response.once('close', () => (response.writableFinished ? undefined : gone.abort()))
  try {
    const body = await readRequestBody(request, bodyLimit)
    await carryOut(options, request, response, requestOf(request, url, body, gone.signal), isStopping)
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error
    refuse(request, response, 413, error.message)
  }
}

/** What the handlers are asked: what a GET carries as a body means nothing. */
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

async function carryOut(
  { handle, safe, clock, latency }: BankServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  asked: Request,
  isStopping: () => boolean,
): Promise<void> {
  if (latency > 0) await clock.wait(latency, { owner: 'backend', name: 'latency' }, asked.signal)
  const answer = await handle(asked)
  if (answer === undefined) return say(response, 404, 'The bank has no such path')
  const bytes = Buffer.from(await answer.arrayBuffer())
  await safe()
  const type = answer.headers.get('content-type')
  if (type !== null) response.setHeader('content-type', type)
  response.setHeader('content-length', bytes.length)
  // Whoever holds a connection when the bank stops is told to let it go.
  if (isStopping()) response.setHeader('connection', 'close')
  response.writeHead(answer.status).end(request.method === 'HEAD' ? undefined : bytes)
}

/** What a browser asks before it sends a call of another origin. */
function allow(request: IncomingMessage, response: ServerResponse, methods: readonly string[]): void {
  const asked = request.headers['access-control-request-headers']
  response.setHeader('allow', [...methods, 'OPTIONS'].join(', '))
  if (request.headers.origin !== undefined) {
    response.setHeader('access-control-allow-methods', methods.join(', '))
    if (asked !== undefined) response.setHeader('access-control-allow-headers', asked)
    response.setHeader('access-control-max-age', '600')
  }
  dropRequestBody(request)
  response.writeHead(204).end()
}

/** Ends a call whose body is not wanted. */
function refuse(request: IncomingMessage, response: ServerResponse, status: number, words: string): void {
  dropRequestBody(request)
  say(response, status, words)
}

function say(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(words),
  })
  response.end(words)
}
