import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { AppClock } from '#src/platform/clock/clock.ts'
import { type Backend, createBackend } from './bank/backend.ts'
import { createMemoryStore } from './engine/store.ts'

/** bytes: two pictures of the maximum size, plus the rest of the form */
const BODY_LIMIT = 12 * 1_024 * 1_024
/** The content service's address in the handlers. No request goes there. */
const CONTENT_ORIGIN = 'https://demo0000.api.sanity.io'
const CONTENT_PATH = /^\/v[\d-]+\/data\/query\//

export interface BankServerOptions {
  /** on the loopback interface; 0 for any free port */
  port: number
  /** the origin whose pages may read the responses; none by default */
  origin?: string | undefined
}

export interface BankServer {
  /** without a path: the contract's calls are below `/api` */
  origin: string
  backend: Backend
  /** Ends all connections. */
  stop(): Promise<void>
}

/**
 * Serves the demo's bank and its content over HTTP, from memory, with the handlers that answer in the page.
 * Rejects if the port is taken.
 */
export async function startBankServer({ port, origin }: BankServerOptions): Promise<BankServer> {
  const backend = await createBackend({ clock: new AppClock(), store: createMemoryStore() })
  const app = new Hono()
  app.use(cors({ origin: origin ?? [], maxAge: 600 }))
  app.use(bodyLimit({ maxSize: BODY_LIMIT }))
  app.all('*', async (context) => {
    try {
      return (await backend.handle(asGet(context.req.raw))) ?? context.notFound()
    } catch (error) {
      if (!(error instanceof URIError)) throw error
      return context.text('The address is not encoded as a URL is', 400)
    }
  })
  const server = createAdaptorServer({
    fetch: (request) => app.fetch(toNodeRequest(request)),
    overrideGlobalObjects: false,
  }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    backend,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Hono sends the answer to HEAD without its body. */
function asGet(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
}

/** Node's own request, which MSW and Hono can copy, at the address that the handlers know it by. */
function toNodeRequest({ url, method, headers, body, signal }: Request): Request {
  const { pathname, search, origin } = new URL(url)
  const address = `${CONTENT_PATH.test(pathname) ? CONTENT_ORIGIN : origin}${pathname}${search}`
  return new Request(address, { method, headers, signal, body, duplex: 'half' } as RequestInit)
}
