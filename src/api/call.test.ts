import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestStorage } from '#mocks/engine/test-storage.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { Redacted } from '#src/contract/redacted.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { openBackend } from '#src/platform/backend-ready.ts'
import { nextTask } from '#src/platform/clock/clock.ts'
import { OpenAttempts } from '#src/platform/open-attempts.ts'
import { createCall } from './call.ts'
import { multipart } from './multipart.ts'
import { PageRequest } from './test-request.ts'

const requests: { method: string; url: string; token: string | null; body: string }[] = []
let answers: (Response | TypeError | 'hang')[] = []
const storage = createTestStorage()

beforeEach(() => {
  vi.clearAllMocks()
  openBackend()
  clock.restore({ mode: 'paused', virtual: 0, wall: 0 })
  requests.length = 0
  storage.removeItem('accessToken')
  vi.stubGlobal('Request', PageRequest)
  vi.stubGlobal('fetch', async (request: Request, init: { signal: AbortSignal }) => {
    const token = request.headers.get('token')
    // A browser's own cache would answer what is asked for again after a change.
    expect(request.cache).toBe('no-store')
    requests.push({ method: request.method, url: new URL(request.url).pathname, token, body: await request.text() })
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    if (answer === 'hang') {
      return new Promise((_, reject) => init.signal.addEventListener('abort', () => reject(init.signal.reason)))
    }
    throw answer ?? new TypeError('no answer left')
  })
})

const [expireSession, reloadCustomer] = [vi.fn(), vi.fn()]
const call = createCall({
  clock,
  storage,
  send: (request) => request(),
  attempts: new OpenAttempts(clock),
  expireSession,
  reloadCustomer,
})

afterEach(() => vi.unstubAllGlobals())

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })
const offline = () => new TypeError('Failed to fetch')
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    (value) => ({ value }),
    (error) => ({ code: error.code }),
  )
const credentials = { email: 'nora@larkspur.example', password: new Redacted('password', 'x') }

test.each([
  ['getDeposits', { deposit: [] }, { deposit: [] }, '/api/deposit/u%2F1', 't-1'],
  // The ping of the home page leaves it out.
  ['pingTransfers', [], null, '/api/transfer', null],
] as const)(
  'HTTP-1: a call of %s carries the token in the header `token`, if it is authenticated',
  async (name, sent, value, url, token) => {
    storage.setItem('accessToken', 't-1')
    answers = [json(sent)]
    expect(await outcome(call(endpoints[name], { params: { id: 'u/1' } }))).toEqual({ value })
    expect(requests).toEqual([{ method: 'GET', url, token, body: '' }])
  },
)

test('DEP-3: a form is sent as a blob that every browser can read back, with a boundary derived from token and time', async () => {
  storage.setItem('accessToken', 't-1')
  const images = new File(['x'], 'proof.png', { type: 'image/png' })
  const body = { amount: '1250.50', userId: 'u1', name: 'Ada', email: 'ada@larkspur.example', images }
  answers = [json({})]
  expect(await call(endpoints.postDeposit, { body })).toBeNull()
  const sent = await multipart(body, 't-1 0').text()
  expect(requests).toEqual([{ method: 'POST', url: '/api/deposit', token: 't-1', body: sent }])
})

test('HTTP-1: no KYC record is 200 with null', async () => {
  answers = [json(null)]
  expect(await call(endpoints.getKyc, { params: { id: 'u1' } })).toBe(null)
})

test.each([
  ['text at 401', new Response('Wrong credentials', { status: 401 })],
  ['text at 200', new Response('Wrong credentials')],
  ['JSON at 400', json('Wrong credentials', 400)],
])('HTTP-1: a refusal is recognised as %s', async (_, response) => {
  answers = [response]
  expect(await outcome(call(endpoints.login, { body: credentials }))).toEqual({ code: 'wrong-credentials' })
})

test.each([
  ['register', 'email', 409, 'email-taken'],
  ['postKyc', 'idnumber', 409, 'details-taken'],
  ['postKyc', 'email', 409, 'details-taken'],
  ['postTransfer', 'referenceNumber', 409, 'reference-taken'],
  // Even with a status of a gateway.
  ['postTransfer', 'referenceNumber', 503, 'reference-taken'],
  ['putProfile', 'email', 409, 'email-taken'],
] as const)(
  'SIGN-6, KYC-2, WD-7, HTTP-1: in the answer to %s, the duplicate key %s with the status %i means %s, and any other key means refused',
  async (name, key, status, code) => {
    const body = {} as never
    answers = [json({ keyPattern: { [key]: 1 } }, status), json({ keyPattern: { other: 1 } }, 409)]
    expect(await outcome(call(endpoints[name], { body }))).toEqual({ code })
    expect(await outcome(call(endpoints[name], { body }))).toEqual({ code: 'refused' })
  },
)

test.each([
  [500, 'refused'],
  [300, 'refused'],
  [403, 'forbidden'],
  [401, 'unauthorized'],
  [503, 'refused'],
])('HTTP-2: a status of %i is never retried', async (status, code) => {
  answers = [json({}, status), json({ deposit: [] })]
  expect(await outcome(call(endpoints.getDeposits, { params: { id: 'u1' } }))).toEqual({ code })
  expect(requests.length).toBe(1)
})

const proxyPage = (status: number) =>
  new Response('<html><head><title>Bad Gateway</title></head></html>', {
    status,
    headers: { 'content-type': 'text/html' },
  })

test.each([
  [500, 'refused'],
  [502, 'gateway'],
  [503, 'gateway'],
  [504, 'gateway'],
  // What a CDN answers in place of the bank, and what gave up waiting for it.
  [408, 'gateway'],
  [499, 'gateway'],
  [524, 'gateway'],
  [429, 'refused'],
])(
  'WD-7, ERR-1: after a %i nobody knows the outcome of a POST or PUT only if a gateway answered: %s',
  async (status, code) => {
    for (const endpoint of Object.values(endpoints).filter(({ method }) => method !== 'GET')) {
      answers = [proxyPage(status), json({}, status)]
      const input = { params: { id: 'u1' }, body: {} as never }
      expect(await outcome(call(endpoint, input))).toEqual({ code })
      expect(await outcome(call(endpoint, input))).toEqual({ code })
    }
  },
)

test('WD-7, ERR-1: a page in place of an answer, such as that of a login, leaves the outcome of a POST or PUT open', async () => {
  for (const endpoint of Object.values(endpoints).filter(({ method }) => method !== 'GET')) {
    answers = [proxyPage(200)]
    expect(await outcome(call(endpoint, { params: { id: 'u1' }, body: {} as never }))).toEqual({ code: 'gateway' })
  }
})

test('HTTP-1: no content is no record', async () => {
  answers = [new Response(null, { status: 204 }), new Response('', { status: 200 })]
  for (const _ of [204, 200]) expect(await call(endpoints.getKyc, { params: { id: 'u1' } })).toBeNull()
})

test('HTTP-2: a POST is never retried', async () => {
  answers = [offline(), json({})]
  expect(await outcome(call(endpoints.login, { body: credentials }))).toEqual({ code: 'network' })
  expect(requests.length).toBe(1)
})

test('HTTP-2: a call times out after 120 s of virtual time and is not retried', async () => {
  answers = ['hang', json({ deposit: [] })]
  const done = outcome(call(endpoints.getDeposits, { params: { id: 'u1' } }))
  await clock.advance(119_999)
  expect(clock.pending()).toEqual([{ owner: 'http', name: 'timeout', in: 1 }])
  await clock.advance(1)
  expect(await done).toEqual({ code: 'timeout' })
  expect({ calls: requests.length, pending: clock.pending() }).toEqual({ calls: 1, pending: [] })
})

test('DATA-3: giving up on a call that may have changed something is reported, giving up on a load is not', async () => {
  const abort = new AbortController()
  answers = ['hang', 'hang']
  call(endpoints.getDeposits, { params: { id: 'u1' }, signal: abort.signal })
  await clock.settled()
  abort.abort()
  await clock.settled()
  expect(reloadCustomer).toHaveBeenCalledTimes(0)
  const second = new AbortController()
  call(endpoints.putStep, { params: { id: 'u1' }, body: { transferStep: 2 }, signal: second.signal })
  await clock.settled()
  second.abort()
  await clock.settled()
  expect(reloadCustomer).toHaveBeenCalledTimes(1)
})

test('HTTP-2: an abort cancels a pending retry: nothing more is sent, and the call never settles', async () => {
  answers = [offline(), json({ deposit: [] })]
  const abort = new AbortController()
  const onOutcome = vi.fn()
  outcome(call(endpoints.getDeposits, { params: { id: 'u1' }, signal: abort.signal })).then(onOutcome)
  await clock.settled()
  abort.abort()
  await clock.advance(60_000)
  expect(onOutcome).not.toHaveBeenCalled()
  expect({ calls: requests.length, pending: clock.pending() }).toEqual({ calls: 1, pending: [] })
})

test('AUTH-8: only a 401 for the current token ends the session', async () => {
  storage.setItem('accessToken', 'old')
  answers = [json({}, 401)]
  const done = outcome(call(endpoints.getDeposits, { params: { id: 'u1' } }))
  storage.setItem('accessToken', 'new')
  await done
  expect(expireSession).toHaveBeenCalledTimes(0)
  answers = [json({}, 401)]
  await outcome(call(endpoints.getDeposits, { params: { id: 'u1' } }))
  expect(expireSession).toHaveBeenCalledTimes(1)
})

const history = (row: unknown) => ({
  transfers: [{ _id: 't0', amount: ' 12 ', status: true, extra: 1 }, row],
  totalAmountTransferred: 0,
})

test.each([
  ['no list', { transfers: 'none', totalAmountTransferred: 0 }],
  ['nothing', null],
  ['a row without an id', history({ amount: 1 })],
  ['an amount that is a list', history({ _id: 't1', amount: [1] })],
  ['a row that is text', history('row')],
])('HTTP-1: an answer that violates the contract is rejected: %s', async (_, body) => {
  answers = [json(body)]
  expect(await outcome(call(endpoints.getTransfers, { params: { id: 'u1' } }))).toEqual({ code: 'off-contract' })
})

test('AUTH-8: without a stored token the next call that needs one ends the session; other calls do not', async () => {
  answers = [json({}, 401)]
  await outcome(call(endpoints.pingTransfers))
  expect(expireSession).toHaveBeenCalledTimes(0)
  answers = [json({}, 401)]
  await outcome(call(endpoints.getLoans, { params: { id: 'u' } }))
  expect(expireSession).toHaveBeenCalledTimes(1)
})

test('CLOCK-2: the clock waits while the browser reads an answer’s body', async () => {
  const read = Response.prototype.text
  vi.spyOn(Response.prototype, 'text').mockImplementation(async function (this: Response) {
    for (let task = 0; task < 30; task++) await nextTask()
    return read.call(this)
  })
  answers = [json({ deposit: [] })]
  let answered = false
  const asked = call(endpoints.getDeposits, { params: { id: 'u' } }).finally(() => {
    answered = true
  })
  await clock.settled()
  expect([answered, await asked]).toEqual([true, { deposit: [] }])
})
