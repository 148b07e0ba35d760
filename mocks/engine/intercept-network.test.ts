import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createMemoryStore } from '#mocks/engine/store.ts'
import { AppClock } from '#src/kit/clock/clock.ts'
import { createBackend } from './backend.ts'
import { TEST_TIME } from './test-bank.ts'
import { TEST_ORIGIN } from './test-call.ts'

const login = () =>
  fetch(`${TEST_ORIGIN}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@larkspur.example', password: 'Demo-1234' }),
  })

/** A page whose calls go to the address; in remote mode no latency is added. */
async function openToggledBank(address: () => string | null) {
  const clock = new AppClock({ mode: 'paused', virtual: TEST_TIME })
  const backend = await createBackend({
    clock,
    origin: TEST_ORIGIN,
    store: createMemoryStore(),
    destination: address,
    isRemote: () => address() !== null,
  })
  onTestFinished(() => backend.close())
  onTestFinished(backend.intercept())
  return { backend, clock }
}

test('MOCK-6: faults, latency and log stand in front of a real backend, too', async () => {
  const server = createServer((_, response) => response.writeHead(201).end('"taken"'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { backend, clock } = await openToggledBank(() => `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`)
  expect(backend.latency).toBe(0)
  backend.latency = 200
  backend.faults.set({ call: 'POST auth/login', kind: 'status', status: 503, body: 'Later', times: 1 })
  for (const status of [503, 201]) {
    const call = login()
    await clock.settled()
    expect(clock.pending()).toEqual([{ owner: 'backend', name: 'POST auth/login', in: 200 }])
    await clock.advance(200)
    expect((await call).status).toBe(status)
  }
  expect(backend.calls().map(({ path, status, answer, ms }) => [path, status, answer, ms])).toEqual([
    ['auth/login', 503, 'Later', 200],
    ['auth/login', 201, 'taken', 200],
  ])
})

test('MOCK-5: a call is answered by whom it was sent to, though another answers by then', async () => {
  let address: string | null = null
  const { clock } = await openToggledBank(() => address)
  const call = login()
  await clock.settled()
  address = 'http://127.0.0.1:1/nobody'
  await clock.advance(350)
  expect((await call).status).toBe(200)
  await expect(login()).rejects.toThrow('Failed to fetch')
})
