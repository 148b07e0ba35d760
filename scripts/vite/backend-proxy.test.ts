import type { IncomingHttpHeaders } from 'node:http'
import { createServer, resolveConfig } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from '#mocks/engine/test-server.ts'
import { startBankServer } from '#mocks/server.ts'
import { backendProxy, mswWorker } from './backend-proxy.ts'

const ALLOWED = 'http://127.0.0.1:4173'
const LOGIN = JSON.stringify({ email: 'ada@larkspur.example', password: 'Demo-1234' })

/** Starts a bank; returns its address without `/api`. */
async function startBank() {
  const { origin, stop } = await startBankServer({ port: 0, origin: ALLOWED })
  onTestFinished(stop)
  return origin
}

/** A backend that remembers its requests, behind a dev server. */
async function startRecorder() {
  const requests: { url: string | undefined; headers: IncomingHttpHeaders }[] = []
  const address = await serve(({ url, headers }, response) => {
    requests.push({ url, headers })
    response.end()
  })
  return { address, requests, dev: await startProxy(address) }
}

/** A dev server with only the proxy, on any free port. */
async function startProxy(target: string) {
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [backendProxy(target), mswWorker()],
  })
  onTestFinished(() => vite.close())
  return serve(vite.middlewares)
}

test('MOCK-5: the dev server’s own pages sign in to a bank', async () => {
  const bank = await startBank()
  for (const target of [bank, `${bank}/`, `${bank}/api`, `${bank}/api/`]) {
    const address = await startProxy(target)
    const call = { method: 'POST', body: LOGIN, headers: { origin: address } }
    const login = await fetch(`${address}/api/auth/login`, call)
    expect([target, login.status]).toEqual([target, 200])
  }
})

test('SEC-3: only the dev server’s own pages lose their origin on the way, whatever name leads to it', async () => {
  const { requests, dev } = await startRecorder()
  const { port } = new URL(dev)
  for (const origin of [dev, `http://localhost:${port}`, 'http://127.0.0.1:9999', `https://127.0.0.1:${port}`, 'null'])
    await fetch(`${dev}/api/transfer`, { headers: { origin } })
  expect(requests.map(({ headers }) => headers.origin)).toEqual([
    undefined,
    `http://localhost:${port}`,
    'http://127.0.0.1:9999',
    `https://127.0.0.1:${port}`,
    'null',
  ])
})

test('SEC-3: whether a page of another origin may call is for the backend to say, not for the dev server', async () => {
  const address = await startProxy(await startBank())
  const allowed = async (origin: string) => {
    const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'token' }
    const answer = await fetch(`${address}/api/loan`, { method: 'OPTIONS', headers })
    return answer.headers.get('access-control-allow-origin')
  }
  expect(await allowed('http://localhost:9999')).toBeNull()
  expect(await allowed(ALLOWED)).toBe(ALLOWED)
})

test('MOCK-5: a backend gets the call as the page sent it, but for the origin of the dev server itself', async () => {
  const { address, requests, dev } = await startRecorder()
  await fetch(`${dev}/api/users/1?a=b`, { headers: { origin: dev, token: 't' } })
  const [{ url, headers } = { url: '', headers: {} as IncomingHttpHeaders }] = requests
  expect({ url, origin: headers.origin, host: headers.host, token: headers.token }).toEqual({
    url: '/api/users/1?a=b',
    origin: undefined,
    host: new URL(address).host,
    token: 't',
  })
})

test('MOCK-5: a call that MSW’s worker was to answer reaches no backend', async () => {
  const { requests, dev } = await startRecorder()
  const put = (headers: Record<string, string>) => fetch(`${dev}/api/users/1`, { method: 'PUT', body: '{}', headers })
  const refused = await put({ 'larkspur-backend': 'worker' })
  expect([refused.status, requests]).toEqual([421, []])
  expect([(await put({})).status, requests.length]).toEqual([200, 1])
})

test.each([
  '127.0.0.1:3000',
  'ftp://127.0.0.1',
  'http://',
  'http://127.0.0.1:3000/?a=b',
  'http://me:you@127.0.0.1:3000',
])('MOCK-5: LARKSPUR_API=%j is refused in words', async (target) => {
  const configured = resolveConfig({ configFile: false, plugins: [backendProxy(target)] }, 'serve')
  await expect(configured).rejects.toThrow(
    'LARKSPUR_API must be the whole http or https address of a backend, such as http://127.0.0.1:3000.',
  )
})

test('MOCK-5: the page is told where its calls are passed on to', async () => {
  const plugins = [backendProxy('http://127.0.0.1:3000/api')]
  const { define } = await resolveConfig({ configFile: false, plugins }, 'serve')
  expect(define).toEqual({ 'import.meta.env.LARKSPUR_API': '"http://127.0.0.1:3000"' })
})

test('MOCK-5: without LARKSPUR_API nothing is passed on, and a build does not read it', async () => {
  const proxyOf = async (target: string | undefined, command: 'serve' | 'build') =>
    (await resolveConfig({ configFile: false, plugins: [backendProxy(target)] }, command)).server.proxy
  const proxies = await Promise.all([proxyOf(undefined, 'serve'), proxyOf('', 'serve'), proxyOf('bank', 'build')])
  expect(proxies).toEqual([undefined, undefined, undefined])
})
