import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { interceptNotes, openTestNotes, TEST_ORIGIN } from './test-notes.ts'

const post = () => fetch(`${TEST_ORIGIN}/notes`, { method: 'POST', body: '{"text":"Hello"}' })

/** A page whose calls go to the address. A remote backend adds no latency. */
async function openRemoteNotes(address: () => string | null) {
  const notes = await openTestNotes()
  const engine = interceptNotes(notes, { destination: address, isRemote: () => address() !== null })
  onTestFinished(engine.stop)
  return { ...engine, clock: notes.clock }
}

test('MOCK-6: faults, latency and log work with a real backend, too', async () => {
  const server = createServer((_, response) => response.writeHead(201).end('"saved"'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`
  const { latency, faults, log, clock } = await openRemoteNotes(() => address)
  expect(latency.get()).toBe(0)
  latency.set(200)
  faults.set({ call: 'POST notes', kind: 'status', status: 503, body: 'Later', times: 1 })
  for (const status of [503, 201]) {
    const call = post()
    await clock.settled()
    expect(clock.pending()).toEqual([{ owner: 'backend', name: 'POST notes', in: 200 }])
    await clock.advance(200)
    expect((await call).status).toBe(status)
  }
  expect(log.list().map(({ path, status, answer, ms }) => [path, status, answer, ms])).toEqual([
    ['notes', 503, 'Later', 200],
    ['notes', 201, 'saved', 200],
  ])
})

test('DEMO-4, MOCK-5: a real backend gets the call whose answer is then lost', async () => {
  const served: string[] = []
  const server = createServer((request, response) => {
    served.push(`${request.method} ${request.url}`)
    response.writeHead(201).end('"saved"')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`
  const { faults, log } = await openRemoteNotes(() => address)
  faults.set({ call: 'POST notes', kind: 'network', after: true })
  await expect(post()).rejects.toThrow('Failed to fetch')
  expect([served, log.list().map(({ status, lost }) => [status, lost])]).toEqual([['POST /x'], [['network', 201]]])
})

test('MOCK-5: a call is answered by the backend to which it was sent, even after a switch', async () => {
  let address: string | null = null
  const { clock } = await openRemoteNotes(() => address)
  const call = post()
  await clock.settled()
  address = 'http://127.0.0.1:1/nobody'
  await clock.advance(350)
  expect((await call).status).toBe(200)
  await expect(post()).rejects.toThrow('Failed to fetch')
})
