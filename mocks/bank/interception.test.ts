import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Fault } from '#src/contract/app-steps.ts'
import { type ContentName, contentQueries } from '#src/contract/content.ts'
import { openTestBank, TEST_TIME, type TestBank } from './test-bank.ts'
import { TEST_ORIGIN } from './test-call.ts'

let bank: TestBank
let ada: { id: string; token: string }

beforeEach(async () => {
  bank = await openTestBank()
  onTestFinished(bank.backend.intercept())
  ada = await bank.enter('ada')
})

const url = (path: string) => `${TEST_ORIGIN}/api/${path}`
const move = (city: string, init: RequestInit = {}) =>
  fetch(url(`users/${ada.id}`), {
    method: 'PUT',
    headers: { token: ada.token },
    body: JSON.stringify({ city }),
    ...init,
  })
const city = async () => (await bank.backend.operator.answersFor(ada.id)).user.city
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

test('HTTP-2: an aborted call leaves no timer and is never carried out', async () => {
  const { backend, clock } = bank
  const abort = new AbortController()
  const outcome = expect(move('Hull', { signal: abort.signal })).rejects.toThrow('aborted')
  await clock.settled()
  expect(clock.pending()).toHaveLength(1)
  abort.abort()
  await outcome
  await clock.settled()
  expect(clock.pending()).toEqual([])
  expect(await city()).toBe('York')
  expect(backend.calls().map(({ status }) => status)).toEqual(['network'])
})

test('DEMO-4: a network fault fails the call like a real network failure, until it is cleared', async () => {
  const { backend } = bank
  backend.latency = 0
  backend.faults.set({ call: 'POST auth/login', kind: 'network' })
  await expect(login()).rejects.toThrow(TypeError)
  await expect(login()).rejects.toThrow('Failed to fetch')
  backend.faults.clear()
  expect((await login()).status).toBe(200)
  expect(backend.calls().map(({ status }) => status)).toEqual(['network', 'network', 200])
})

test('DEMO-4: an answer is lost after the call was carried out, as many times as the fault says', async () => {
  const { backend, clock } = bank
  backend.faults.set({ call: 'PUT users/{id}', kind: 'network', after: true, times: 1 })
  const outcome = expect(move('Hull')).rejects.toThrow('Failed to fetch')
  await clock.advance(349)
  expect(await city()).toBe('York')
  await clock.advance(1)
  await outcome
  expect([await city(), backend.faults.list()]).toEqual(['Hull', []])
  const next = move('Leeds')
  await clock.advance(350)
  expect((await next).status).toBe(200)
  const { user } = await backend.operator.answersFor(ada.id)
  expect(user.city).toBe('Leeds')
  expect(backend.calls().map(({ status, answer, ms, lost }) => ({ status, answer, ms, lost }))).toEqual([
    { status: 'network', answer: null, ms: 350, lost: 200 },
    { status: 200, answer: user, ms: 350, lost: undefined },
  ])
})

test.each<[fault: Pick<Fault, 'status' | 'body'>, status: number, text: string]>([
  [{ status: 418, body: 'A teapot' }, 418, 'A teapot'],
  [{ status: 503, body: { a: 1 } }, 503, '{"a":1}'],
  [{ status: 204 }, 204, ''],
  [{}, 500, ''],
])('DEMO-4: a status comes with its body, text as text and the rest as JSON: %j', async (fault, status, text) => {
  bank.backend.latency = 0
  bank.backend.faults.set({ call: 'POST auth/login', kind: 'status', times: 1, ...fault })
  const response = await login()
  expect([response.status, await response.text()]).toEqual([status, text])
})

test('MOCK-1: a call to another site goes to the network', async () => {
  bank.backend.latency = 0
  const elsewhere = fetch('http://127.0.0.1:1/api/transfer')
  await expect(elsewhere).rejects.toThrow('fetch failed')
  expect(bank.backend.calls()).toEqual([])
})

test.each([
  ['auth/register', 'email'],
  ['kyc', 'idnumber'],
  ['transfer', 'referenceNumber'],
  ['loan', '_id'],
])('DEMO-4: a duplicate of POST %s names the key of its endpoint’s refusal, %s', async (path, key) => {
  bank.backend.latency = 0
  bank.backend.faults.set({ call: `POST ${path}`, kind: 'duplicate' })
  const response = await fetch(url(path), { method: 'POST', body: '{}' })
  expect([response.status, await response.json()]).toEqual([409, { keyPattern: { [key]: 1 } }])
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
