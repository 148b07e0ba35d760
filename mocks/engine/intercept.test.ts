import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type ContentName, contentQueries } from '#src/contract/content.ts'
import { openTestBank, TEST_TIME, type TestBank } from './test-bank.ts'
import { PNG, TEST_ORIGIN } from './test-call.ts'

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

test('MOCK-1: a call to another site is left to it', async () => {
  bank.backend.latency = 0
  const elsewhere = fetch('http://127.0.0.1:1/api/transfer')
  await expect(elsewhere).rejects.toThrow('fetch failed')
  expect(bank.backend.calls()).toEqual([])
})

test('MOCK-6: the log has what was answered and how long it took: JSON, words, nothing of a call that is lost or in flight', async () => {
  const { backend, clock, enter } = bank
  const { id, token } = await enter('nora')
  const kyc = () => fetch(url(`kyc/${id}`), { headers: { token } })
  const shown = () => backend.calls().map(({ status, answer, ms }) => [status, answer, ms])
  const none = kyc()
  await clock.settled()
  expect(shown()).toEqual([[0, null, null]])
  await clock.advance(350)
  await none
  backend.faults.set({ call: 'GET kyc/{id}', kind: 'network', times: 1 })
  backend.faults.set({ call: 'GET kyc/{id}', kind: 'delay', ms: 50, times: 1 })
  const lost = kyc().catch(() => null)
  await clock.advance(400)
  await lost
  backend.faults.set({ call: 'GET kyc/{id}', kind: 'status', status: 503, body: 'Later' })
  const refused = kyc()
  await clock.advance(350)
  await refused
  expect(shown()).toEqual([
    [200, null, 350],
    ['network', null, 400],
    [503, 'Later', 350],
  ])
})

test('CLOCK-1: with a latency of 0 no timer is set', async () => {
  bank.backend.latency = 0
  bank.clock.setTimeout = () => {
    throw new Error('a timer')
  }
  expect((await login()).status).toBe(200)
})

test('CLOCK-1: the answer tells the state at the moment of answering', async () => {
  const { backend, clock, enter } = bank
  const { id, token } = await enter('ada')
  const call = fetch(url(`users/${id}`), { headers: { token } })
  await clock.settled()
  await backend.operator.setUser('ada', { firstName: 'Adah' })
  await clock.advance(350)
  expect((await (await call).json()).firstName).toBe('Adah')
})

test('HTTP-2: an aborted call leaves no timer and is never carried out', async () => {
  const { backend, clock, enter } = bank
  const { id, token } = await enter('ada')
  const abort = new AbortController()
  const headers = { token, 'content-type': 'application/json' }
  const call = fetch(url(`users/${id}`), { method: 'PUT', headers, body: '{"city":"Hull"}', signal: abort.signal })
  const outcome = expect(call).rejects.toThrow('aborted')
  await clock.settled()
  expect(clock.pending()).toHaveLength(1)
  abort.abort()
  await outcome
  await clock.settled()
  expect(clock.pending()).toEqual([])
  expect((await backend.answersFor(id)).user.city).toBe('York')
  expect(backend.calls().map(({ status }) => status)).toEqual(['network'])
})

test('DEMO-4: a delay is added to the latency, as often as asked', async () => {
  const { backend, clock } = bank
  backend.latency = 0
  backend.faults.set({ call: 'POST auth/login', kind: 'delay', ms: 15_000, times: 1 })
  const call = login()
  await clock.settled()
  expect(clock.pending().map((timer) => timer.in)).toEqual([15_000])
  await clock.advance(15_000)
  expect((await call).status).toBe(200)
  expect(backend.faults.list()).toEqual([])
  expect((await login()).status).toBe(200)
})

test('DEMO-4: a network failure reaches the page as one, until it is cleared', async () => {
  const { backend } = bank
  backend.latency = 0
  backend.faults.set({ call: 'POST auth/login', kind: 'network' })
  await expect(login()).rejects.toThrow(TypeError)
  await expect(login()).rejects.toThrow('Failed to fetch')
  backend.faults.clear()
  expect((await login()).status).toBe(200)
  expect(backend.calls().map(({ status }) => status)).toEqual(['network', 'network', 200])
})

test('DEMO-4: a status comes with its body, text as text and the rest as JSON', async () => {
  const { backend } = bank
  backend.latency = 0
  const answers: unknown[] = []
  for (const fault of [
    { status: 418, body: 'Wrong credentials' },
    { status: 503, body: { a: 1 } },
    { status: 204 },
    {},
  ]) {
    backend.faults.set({ call: 'POST auth/login', kind: 'status', times: 1, ...fault })
    const response = await login()
    answers.push([response.status, await response.text()])
  }
  expect(answers).toEqual([
    [418, 'Wrong credentials'],
    [503, '{"a":1}'],
    [204, ''],
    [500, ''],
  ])
})

test('DEMO-4: a duplicate names the key that its endpoint refuses', async () => {
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
    images: { name: 'proof.png', type: 'image/png', size: 4 },
  })
})

test('MOCK-1: two calls at once are both answered, and a call that waits has no status yet', async () => {
  const { backend, clock } = bank
  const calls = [login(), login()]
  await clock.settled()
  expect(backend.calls().map(({ status }) => status)).toEqual([0, 0])
  await clock.advance(350)
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200])
})
