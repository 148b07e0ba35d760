import { createServer as createHttpServer, get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer, resolveConfig } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { openBank } from '#mocks/server/bank.ts'
import { backendProxy } from './backend-proxy.ts'

const ALLOWED = 'http://127.0.0.1:4173'
const LOGIN = JSON.stringify({ email: 'ada@larkspur.example', password: 'Demo-1234' })

/** Starts a bank; returns its address without `/api`. */
async function startBank(origin: string | null) {
  const problems: string[] = []
  const bank = await openBank({ port: 0, origin, file: null, latency: 0, operator: false }, (words) =>
    problems.push(words),
  )
  onTestFinished(async () => {
    await bank.stop()
    expect(problems).toEqual([])
  })
  return new URL(bank.address).origin
}

/** A dev server with only the proxy, on any free port. */
async function startProxy(target: string) {
  const http = createHttpServer((request, response) => vite.middlewares(request, response))
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [backendProxy(target)],
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    http.closeAllConnections()
    http.close()
    await vite.close()
  })
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`
}

/** Statuses of a sign-in and of a GET, sent as a browser would. */
async function asked(address: string, headers: Record<string, string>) {
  const login = await fetch(`${address}/api/auth/login`, { method: 'POST', body: LOGIN, headers })
  const ping = await fetch(`${address}/api/transfer`, { headers })
  return [login.status, ping.status]
}

test.each([null, ALLOWED])(
  'MOCK-5: the dev server’s own pages sign in to a bank whose --origin is %s',
  async (origin) => {
    const bank = await startBank(origin)
    for (const target of [bank, `${bank}/`, `${bank}/api`, `${bank}/api/`]) {
      const address = await startProxy(target)
      expect(await asked(address, { origin: address, 'sec-fetch-site': 'same-origin' })).toEqual([200, 200])
      const { port } = new URL(address)
      expect(await asked(`http://localhost:${port}`, { origin: `http://localhost:${port}` })).toEqual([200, 200])
    }
  },
)

test('SEC-3: what a page of another site may not ask the bank, it may not ask it through the dev server', async () => {
  const address = await startProxy(await startBank(ALLOWED))
  const { port } = new URL(address)
  for (const origin of [
    'http://elsewhere.example',
    `http://elsewhere.example:${port}`,
    `https://127.0.0.1:${port}`,
    `http://localhost:${port}`,
    'http://127.0.0.1:9999',
    'http://localhost:9999',
    'null',
  ])
    expect([origin, await asked(address, { origin })]).toEqual([origin, [403, 403]])
  expect(await asked(address, { origin: ALLOWED, 'sec-fetch-site': 'same-site' })).toEqual([200, 200])
  const picture = await fetch(`${address}/api/transfer`, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(picture.status).toBe(403)
})

test('SEC-3: a name of another site that leads to the dev server makes its pages none of its own', async () => {
  const { port } = new URL(await startProxy(await startBank(null)))
  const host = `elsewhere.example:${port}`
  const status = await new Promise((resolve) => {
    const options = { port, host: '127.0.0.1', path: '/api/transfer', headers: { host, origin: `http://${host}` } }
    get(options, (response) => resolve(response.resume().statusCode))
  })
  expect(status).toBe(403)
})

test('SEC-3: whether a page of another origin may call is for the backend to say, not for the dev server', async () => {
  const address = await startProxy(await startBank(ALLOWED))
  const preflight = async (origin: string) => {
    const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'token' }
    const answer = await fetch(`${address}/api/loan`, { method: 'OPTIONS', headers })
    return [answer.status, answer.headers.get('access-control-allow-origin')]
  }
  expect(await preflight('http://localhost:9999')).toEqual([403, null])
  expect(await preflight(ALLOWED)).toEqual([204, ALLOWED])
})

test('MOCK-5: a backend gets the call as the page sent it, but for the origin of the dev server itself', async () => {
  let got: { url?: string | undefined; headers: IncomingHttpHeaders } = { headers: {} }
  const backend = createHttpServer((request, response) => {
    got = request
    response.end()
  })
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void backend.close())
  const host = `127.0.0.1:${(backend.address() as AddressInfo).port}`
  const address = await startProxy(`http://${host}`)
  await fetch(`${address}/api/users/1?a=b`, { headers: { origin: address, token: 't' } })
  expect({ url: got.url, origin: got.headers.origin, host: got.headers.host, token: got.headers.token }).toEqual({
    url: '/api/users/1?a=b',
    origin: undefined,
    host,
    token: 't',
  })
})

test.each([
  '127.0.0.1:3000',
  'localhost:3000',
  'ftp://127.0.0.1',
  'http:127.0.0.1:3000',
  'http://',
  'bank',
  'http://127.0.0.1:3000/?a=b',
  'http://me:you@127.0.0.1:3000',
  ' ',
])('MOCK-5: LARKSPUR_API=%j is refused in words', async (target) => {
  const configured = resolveConfig({ configFile: false, plugins: [backendProxy(target)] }, 'serve')
  await expect(configured).rejects.toThrow(
    'LARKSPUR_API must be the whole http or https address of a backend, such as http://127.0.0.1:3000.',
  )
})

test('MOCK-5: the page is told where its calls are passed on to', async () => {
  const { define } = await resolveConfig(
    { configFile: false, plugins: [backendProxy('http://127.0.0.1:3000/api')] },
    'serve',
  )
  expect(define).toEqual({ 'import.meta.env.LARKSPUR_API': '"http://127.0.0.1:3000"' })
})

test('MOCK-5: without LARKSPUR_API nothing is passed on, and a build does not read it', async () => {
  const proxyOf = async (target: string | undefined, command: 'serve' | 'build') =>
    (await resolveConfig({ configFile: false, plugins: [backendProxy(target)] }, command)).server.proxy
  expect([await proxyOf(undefined, 'serve'), await proxyOf('', 'serve'), await proxyOf('bank', 'build')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
