import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AppClock } from '#src/clock.ts'
import { BODY_LIMIT, BodyTooLarge, readRequestBody } from './request-body.ts'
import { addressOf, BANK_ORIGIN, methodsOf } from './routes.ts'

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
  if (origin !== undefined && origin !== options.origin)
    return refuse(request, response, 403, 'Pages of this origin may not call here')
  if (origin !== undefined) response.setHeader('access-control-allow-origin', origin)
  const url = new URL(request.url ?? '/', BANK_ORIGIN)
  const methods = methodsOf(url.pathname)
  if (methods.length === 0) return refuse(request, response, 404, 'The bank has no such path')
  if (request.method === 'OPTIONS') return allow(request, response, methods)
  if (!methods.includes(request.method ?? '')) {
    response.setHeader('allow', [...methods, 'OPTIONS'].join(', '))
    return refuse(request, response, 405, `This path takes ${methods.join(', ')}`)
  }
  try {
    await carryOut(options, request, response, url, isStopping)
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error
    refuse(request, response, 413, `A request may have at most ${BODY_LIMIT / 1_024 / 1_024} MB`)
  }
}

async function carryOut(
  { handle, safe, clock, latency }: BankServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  isStopping: () => boolean,
): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => (response.writableFinished ? undefined : gone.abort()))
  const body = await readRequestBody(request)
  if (latency > 0) await clock.wait(latency, { owner: 'backend', name: 'latency' }, gone.signal)
  const answer = await handle(
    new Request(addressOf(url), {
      method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
      headers: headersOf(request),
      body,
      signal: gone.signal,
    }),
  )
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

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const { token, 'content-type': type } = headers
  return { ...(typeof token === 'string' ? { token } : {}), ...(type === undefined ? {} : { 'content-type': type }) }
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
  response.writeHead(204).end()
}

/** Ends a call before its body was read: what may still be on its way is not waited for. */
function refuse(request: IncomingMessage, response: ServerResponse, status: number, words: string): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
  if (length !== '0' || encoding !== undefined) response.setHeader('connection', 'close')
  say(response, status, words)
  request.resume()
}

function say(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(words),
  })
  response.end(words)
}
