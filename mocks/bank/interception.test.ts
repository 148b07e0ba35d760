import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { callExamples, PNG } from '#src/contract/calls.ts'
import { type ContentName, contentQueries } from '#src/contract/content.ts'
import { openTestBank, TEST_TIME, type TestBank } from './test-bank.ts'
import { TEST_ORIGIN } from './test-call.ts'

let bank: TestBank

beforeEach(async () => {
  bank = await openTestBank()
  onTestFinished(bank.backend.intercept())
})

const url = (path: string) => `${TEST_ORIGIN}/api/${path}`
const login = (init: RequestInit = {}) =>
  fetch(url('auth/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@larkspur.example', password: 'Demo-1234' }),
    ...init,
  })

test('CLOCK-1: a call waits for its latency on the clock, under its name', async () => {
  const { backend, clock } = bank
  let answered = false
  const call = login().finally(() => {
    answered = true
  })
  await clock.settled()
  expect(clock.pending()).toEqual([{ owner: 'backend', name: 'POST auth/login', in: 350 }])
  await clock.advance(349)
  expect(answered).toBe(false)
  await clock.advance(1)
  expect(answered).toBe(true)
  expect((await call).status).toBe(200)
  expect(backend.calls()).toEqual([
    {
      at: TEST_TIME,
      method: 'POST',
      path: 'auth/login',
      headers: { 'content-type': 'application/json' },
      body: { email: 'ada@larkspur.example', password: 'Demo-1234' },
      status: 200,
      answer: await (await call).json(),
      ms: 350,
    },
  ])
})

test('MOCK-1: a call to another site goes to the network', async () => {
  bank.backend.latency = 0
  const elsewhere = fetch('http://127.0.0.1:1/api/transfer')
  await expect(elsewhere).rejects.toThrow('fetch failed')
  expect(bank.backend.calls()).toEqual([])
})

test('DEMO-4: a duplicate names the key of its endpoint’s refusal', async () => {
  const { backend } = bank
  backend.latency = 0
  const taken = async (call: string, path: string) => {
    backend.faults.set({ call, kind: 'duplicate' })
    const response = await fetch(url(path), { method: 'POST', body: '{}' })
    return [response.status, await response.json()]
  }
  expect([
    await taken('POST auth/register', 'auth/register'),
    await taken('POST kyc', 'kyc'),
    await taken('POST transfer', 'transfer'),
    await taken('POST loan', 'loan'),
  ]).toEqual([
    [409, { keyPattern: { email: 1 } }],
    [409, { keyPattern: { idnumber: 1 } }],
    [409, { keyPattern: { referenceNumber: 1 } }],
    [409, { keyPattern: { _id: 1 } }],
  ])
})

test('DEMO-4: a fault can be set for all content, or for one query', async () => {
  const { backend } = bank
  backend.latency = 0
  const ask = (name: ContentName) => {
    const query = encodeURIComponent(contentQueries[name].query)
    return fetch(`https://demo0000.apicdn.sanity.io/v2024-08-15/data/query/production?query=${query}`)
  }
  backend.faults.set({ call: 'GET content/proof', kind: 'status', status: 500 })
  expect([(await ask('proof')).status, (await ask('addresses')).status]).toEqual([500, 200])
  backend.faults.set({ call: 'GET content', kind: 'status', status: 502 })
  expect([(await ask('proof')).status, (await ask('addresses')).status]).toEqual([502, 502])
  expect(backend.calls()[0]?.path).toMatch(/^https:\/\/demo0000\.apicdn\.sanity\.io\/.*proof/)
})

test('DEMO-4: a fault for * applies to every call, content included', async () => {
  const { backend } = bank
  backend.latency = 0
  backend.faults.set({ call: '*', kind: 'status', status: 503 })
  const query = encodeURIComponent(contentQueries.proof.query)
  const content = `https://demo0000.apicdn.sanity.io/v2024-08-15/data/query/production?query=${query}`
  expect([(await fetch(url('transfer'))).status, (await fetch(content)).status]).toEqual([503, 503])
})

test('DEMO-4, WD-7: a withdrawal whose answer is lost has been paid, and paying again pays nothing', async () => {
  const { backend, enter, clock } = bank
  backend.latency = 0
  const { id, token } = await enter('iris')
  const before = (await backend.operator.customer('iris')).transfers.length
  const body = { ...callExamples.postTransfer.body, userId: id }
  const pay = () => fetch(url('transfer'), { method: 'POST', headers: { token }, body: JSON.stringify(body) })
  backend.faults.set({ call: 'POST transfer', kind: 'network', after: true, times: 1 })
  await expect(pay()).rejects.toThrow('Failed to fetch')
  const { user, transfers } = await backend.operator.customer('iris')
  expect([transfers.length - before, user.userOtp]).toEqual([1, '0'])
  expect((await pay()).status).toBe(409)
  await clock.advance(3_600_000)
  expect((await pay()).status).toBe(409)
  expect((await backend.operator.customer('iris')).transfers).toEqual(transfers)
})

test('DEMO-4: what the bank refuses is refused, even if its answer is lost; a read loses its answer, too', async () => {
  const { backend, enter } = bank
  backend.latency = 0
  const { id, token } = await enter('ada')
  const before = backend.snapshot()
  for (const call of ['POST transfer', 'GET users/{id}']) backend.faults.set({ call, kind: 'network', after: true })
  const body = JSON.stringify({ ...callExamples.postTransfer.body, userId: id })
  await expect(fetch(url('transfer'), { method: 'POST', headers: { token }, body })).rejects.toThrow('Failed to fetch')
  await expect(fetch(url(`users/${id}`), { headers: { token } })).rejects.toThrow('Failed to fetch')
  expect(backend.snapshot()).toEqual(before)
  expect(backend.calls().map(({ status, lost }) => [status, lost])).toEqual([
    ['network', 403],
    ['network', 200],
  ])
})

test('DEMO-4: calls() shows a form as its fields, and files by name, type and size', async () => {
  const { backend, enter } = bank
  backend.latency = 0
  const { id, token } = await enter('nora')
  const body = new FormData()
  for (const [name, value] of Object.entries({ amount: '5', userId: id, name: 'N', email: 'e' })) body.set(name, value)
  body.set('images', PNG)
  expect((await fetch(url('deposit'), { method: 'POST', headers: { token }, body })).status).toBe(200)
  expect(backend.calls()[0]?.body).toEqual({
    amount: '5',
    userId: id,
    name: 'N',
    email: 'e',
    images: { name: 'proof.png', type: 'image/png', size: PNG.size },
  })
})
