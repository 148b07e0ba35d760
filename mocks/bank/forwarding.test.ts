import { expect, onTestFinished, test } from 'vitest'
import { serve } from '#mocks/engine/test-server.ts'
import { openTestBank } from './test-bank.ts'
import { TEST_ORIGIN } from './test-call.ts'

const post = () => fetch(`${TEST_ORIGIN}/api/auth/login`, { method: 'POST', body: LOGIN })
const LOGIN = '{"email":"ada@larkspur.example","password":"Demo-1234"}'

/** A page whose calls go to the address. A remote backend adds no latency. */
async function openRemoteBank(address: () => string | null) {
  const options = { destination: address, isRemote: () => address() !== null }
  const bank = await openTestBank(undefined, undefined, options)
  onTestFinished(bank.backend.intercept())
  return bank
}

/** Answers every request, and notes it. */
async function startServer() {
  const served: string[] = []
  const origin = await serve((request, response) => {
    served.push(`${request.method} ${request.url}`)
    response.writeHead(201).end('"saved"')
  })
  return { address: `${origin}/x`, served }
}

test('MOCK-6: faults, latency and log work with a real backend, too', async () => {
  const { address } = await startServer()
  const { backend, clock } = await openRemoteBank(() => address)
  expect(backend.latency).toBe(0)
  backend.latency = 200
  backend.faults.set({ call: 'POST auth/login', kind: 'status', status: 503, body: 'Later', times: 1 })
  for (const status of [503, 201]) {
    const call = post()
    await clock.settled()
    expect(clock.pending()).toEqual([{ owner: 'backend', name: 'POST auth/login', in: 200 }])
    await clock.advance(200)
    expect((await call).status).toBe(status)
  }
  expect(backend.calls().map(({ path, status, answer, ms }) => [path, status, answer, ms])).toEqual([
    ['auth/login', 503, 'Later', 200],
    ['auth/login', 201, 'saved', 200],
  ])
})

test('DEMO-4, MOCK-5: a real backend gets the call whose answer is then lost', async () => {
  const { address, served } = await startServer()
  const { backend } = await openRemoteBank(() => address)
  backend.faults.set({ call: 'POST auth/login', kind: 'network', after: true })
  await expect(post()).rejects.toThrow('Failed to fetch')
  expect([served, backend.calls().map(({ status, lost }) => [status, lost])]).toEqual([['POST /x'], [['network', 201]]])
})

test('MOCK-5: a call is answered by the backend to which it was sent, even after a switch', async () => {
  let address: string | null = null
  const { clock } = await openRemoteBank(() => address)
  const call = post()
  await clock.settled()
  address = 'http://127.0.0.1:1/nobody'
  await clock.advance(350)
  expect((await call).status).toBe(200)
  await expect(post()).rejects.toThrow('Failed to fetch')
})
