import { expect, test } from 'vitest'
import { findCall } from '#mocks/bank/call-names.ts'
import { handlers } from '#mocks/bank/handlers.ts'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { TEST_ORIGIN } from '#mocks/bank/test-call.ts'
import { openBank } from '#mocks/server/bank.ts'
import type { Refusal } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { checkContract, type Outcome } from './checks.ts'
import { report } from './report.ts'
import { createTarget, type Fetch } from './transport.ts'

const BASE = `${TEST_ORIGIN}/api`
const PAYER = { email: 'iris@larkspur.example', password: 'Demo-1234' }
const OPTIONS = { run: 'test', payer: PAYER, origin: null }

interface Received {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a fault reaches into any answer.
  body: any
}

/** What a backend does wrong: it changes the request or the answer. */
interface Wrong {
  call: string
  before?: (request: Request) => Promise<Request> | Request
  after?: (answer: Received) => Received
}

/** Checks our own handlers, or a variant that does something wrong. */
async function check(wrong?: Wrong): Promise<Outcome[]> {
  const { backend } = await openTestBank()
  const fetch: Fetch = async (request) => {
    const isWrong = (await findCall(handlers, request))?.name === wrong?.call
    const asked = isWrong && wrong?.before ? await wrong.before(request) : request
    const response = await backend.handle(asked)
    if (response === undefined) return new Response('no such call', { status: 404 })
    if (!isWrong || wrong?.after === undefined) return response
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json')
    const { status, body } = wrong.after({ status: response.status, body: json ? JSON.parse(text) : text })
    return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })
  }
  return checkContract(createTarget(BASE, fetch), OPTIONS)
}

const violationsOf = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ result }) => result === 'violated').map(({ call, what }) => `${call} ${what}`)

const ok =
  (change: (body: Received['body']) => unknown) =>
  ({ status, body }: Received): Received => ({ status, body: status === 200 ? change(body) : body })
const statusOf =
  (from: number, to: number) =>
  ({ status, body }: Received): Received => ({ status: status === from ? to : status, body })
const renamed =
  (from: string, to: string) =>
  ({ [from]: value, ...rest }: Record<string, unknown>) => ({ ...rest, [to]: value })
const withToken = (token: string) => (request: Request) => {
  const headers = new Headers(request.headers)
  if (!headers.has('token')) headers.set('token', token)
  return new Request(request, { headers })
}

test('HTTP-1: the check tries every call of the contract and every refusal', async () => {
  const { backend } = await openTestBank()
  const tried = new Set<string>()
  const fetch: Fetch = async (request) => {
    const call = await findCall(handlers, request)
    const response = (await backend.handle(request)) ?? new Response('no such call', { status: 404 })
    const { refusals = {} } = call?.endpoint && call.endpoint !== 'content' ? endpoints[call.endpoint] : {}
    const text = await response.clone().text()
    if (response.ok) tried.add(String(call?.endpoint))
    for (const [code, { status, body }] of Object.entries<Refusal>(refusals)) {
      const isIt = typeof body === 'string' ? text === body : body.keyPattern.some((key) => text.includes(`"${key}":1`))
      if (status === response.status && isIt) tried.add(`${call?.endpoint} ${code}`)
    }
    return response
  }
  await checkContract(createTarget(BASE, fetch), OPTIONS)
  const declared = Object.entries(endpoints).flatMap(([name, { refusals }]) => [
    name,
    ...Object.keys(refusals).map((code) => `${name} ${code}`),
  ])
  // Only the owner of the mailbox has the link that resets a password.
  const untried = declared.filter((what) => what !== 'resetPassword' && !tried.has(what))
  expect(
    untried,
    `no check tries ${untried.join(', ')}: write one in a *-checks.ts of mocks/server/contract-check, such as profile-checks.ts`,
  ).toEqual([])
})

const violations: [what: string, wrong: Wrong, found: string][] = [
  [
    'another status for a wrong password',
    { call: 'POST auth/login', after: statusOf(401, 400) },
    'POST auth/login refuses a wrong password',
  ],
  [
    'another message for a wrong password',
    {
      call: 'POST auth/login',
      after: ({ status, body }) => ({ status, body: status === 401 ? 'wrong credentials' : body }),
    },
    'POST auth/login refuses a wrong password',
  ],
  [
    'success for an unknown e-mail',
    { call: 'POST auth/forget', after: statusOf(404, 200) },
    'POST auth/forget refuses an unknown e-mail',
  ],
  [
    'a token under another name',
    { call: 'POST auth/login', after: ok(renamed('accessToken', 'token')) },
    'POST auth/login returns the whole user and a token',
  ],
  [
    'field names in another case',
    { call: 'POST auth/login', after: ok(renamed('firstName', 'firstname')) },
    'POST auth/login returns the whole user and a token',
  ],
  [
    'a password in the answer',
    { call: 'GET users/{id}', after: ok((user) => ({ ...user, password: 'x' })) },
    'GET users/{id} returns the customer’s data',
  ],
  [
    'an id under another name',
    { call: 'GET users/{id}', after: ok(renamed('_id', 'id')) },
    'GET users/{id} returns the customer’s data',
  ],
  [
    'an amount that is an object',
    { call: 'GET users/{id}', after: ok((user) => ({ ...user, profit: { $numberDecimal: '0' } })) },
    'GET users/{id} returns the customer’s data',
  ],
  [
    'a new customer with money',
    { call: 'GET users/{id}', after: ok((user) => ({ ...user, bonus: 10 })) },
    'POST auth/register starts a new customer with nothing',
  ],
  [
    'a boolean that is a text',
    { call: 'GET users/{id}', after: ok((user) => ({ ...user, newUser: 'true' })) },
    'GET users/{id} returns the customer’s data',
  ],
  [
    'a taken e-mail with another status',
    { call: 'POST auth/register', after: statusOf(409, 400) },
    'POST auth/register refuses an e-mail that is taken',
  ],
  [
    'a taken e-mail without its key',
    {
      call: 'POST auth/register',
      after: ({ status, body }) => ({ status, body: status === 409 ? { message: 'taken' } : body }),
    },
    'POST auth/register refuses an e-mail that is taken',
  ],
  [
    'a list under another name',
    { call: 'GET loan/{id}', after: ok(renamed('loan', 'loans')) },
    'GET loan/{id} returns the customer’s data',
  ],
  [
    'a bare list',
    { call: 'GET deposit/{id}', after: ok(({ deposit }) => deposit) },
    'GET deposit/{id} returns the customer’s data',
  ],
  [
    'the oldest first',
    { call: 'GET deposit/{id}', after: ok(({ deposit }) => ({ deposit: [...deposit].reverse() })) },
    'GET deposit/{id} lists the newest first',
  ],
  [
    'a status in another case',
    {
      call: 'GET deposit/{id}',
      after: ok(({ deposit }) => ({ deposit: deposit.map((row: object) => ({ ...row, status: 'pending' })) })),
    },
    'POST deposit accepts a deposit and lists it as pending',
  ],
  [
    'dates that are not ISO 8601',
    {
      call: 'GET loan/{id}',
      after: ok((answer) => ({
        ...answer,
        loan: answer.loan.map((row: object) => ({ ...row, createdAt: '2 March 2026' })),
      })),
    },
    'POST loan accepts an application as pending and does not count it',
  ],
  [
    'a pending loan that counts',
    { call: 'GET loan/{id}', after: ok((answer) => ({ ...answer, totalAmount: answer.loan.length * 900 })) },
    'POST loan accepts an application as pending and does not count it',
  ],
  [
    'missing papers as an object',
    { call: 'GET kyc/{id}', after: ok((body) => body ?? {}) },
    'GET kyc/{id} is null for a newcomer',
  ],
  [
    'missing papers as 404',
    { call: 'GET kyc/{id}', after: (answer) => (answer.body === null ? { status: 404, body: 'None' } : answer) },
    'GET kyc/{id} returns the customer’s data',
  ],
  [
    'papers under another key',
    {
      call: 'POST kyc',
      after: ({ status, body }) => ({ status, body: status === 409 ? { keyPattern: { number: 1 } } : body }),
    },
    'POST kyc refuses papers that were already sent',
  ],
  [
    'a ping that needs a token',
    { call: 'GET transfer', after: statusOf(200, 401) },
    'GET transfer answers without a token',
  ],
  [
    'a missing token as 403',
    { call: 'GET transfer/{id}', after: statusOf(401, 403) },
    'GET transfer/{id} refuses without a token',
  ],
  [
    'another customer’s id as 404',
    { call: 'GET transfer/{id}', after: statusOf(403, 404) },
    'GET transfer/{id} refuses another customer’s id',
  ],
  [
    'other rows than transfers',
    { call: 'GET transfer/{id}', after: ok((answer) => ({ ...answer, transfers: [{ id: 1 }] })) },
    'GET transfer/{id} returns the customer’s data',
  ],
  [
    'a total that does not change',
    { call: 'GET transfer/{id}', after: ok((answer) => ({ ...answer, totalAmountTransferred: 0 })) },
    'POST transfer pays once, and refuses the same again',
  ],
  [
    'a duplicate withdrawal that is paid',
    { call: 'POST transfer', after: statusOf(409, 200) },
    'POST transfer pays once, and refuses the same again',
  ],
  [
    'an unknown reset token that is accepted',
    { call: 'POST auth/reset', after: () => ({ status: 200, body: {} }) },
    'POST auth/reset refuses an unknown token',
  ],
  [
    'a profile update that changes other fields',
    { call: 'PUT users/{id}', before: (request) => withCity(request) },
    'PUT users/{id} changes the given fields and keeps the rest',
  ],
  [
    'a code that is not stored',
    { call: 'PUT users/updatedata/{id}', before: (request) => new Request(request, { body: '{"userOtp":1}' }) },
    'PUT users/updatedata/{id} sets the one-time code',
  ],
  [
    'a step without a token',
    { call: 'PUT users/user/{id}', before: withToken(''), after: statusOf(401, 200) },
    'PUT users/user/{id} refuses without a token and for another customer',
  ],
]

async function withCity(request: Request): Promise<Request> {
  const body = (await request.clone().json()) as { city?: string }
  return new Request(request, {
    body: JSON.stringify(body.city === undefined ? body : { ...body, phone: '+1 340 555 0100' }),
  })
}

test('HTTP-1: our own handlers pass every check', async () => {
  const outcomes = await check()
  expect(violationsOf(outcomes)).toEqual([])
  expect(outcomes.filter(({ result }) => result === 'not checked').map(({ expected }) => expected)).toEqual([
    'needs the origin of the pages: --origin',
  ])
})

test.each(violations)('HTTP-1: the check finds %s', async (_, wrong, found) => {
  expect(violationsOf(await check(wrong))).toContain(found)
})

test('HTTP-1: the server keeps the contract over HTTP, preflights included', {
  timeout: 30_000,
}, async () => {
  const origin = 'http://site.example'
  const bank = await openBank({ port: 0, origin, file: null, latency: 0, operator: false }, () => undefined)
  try {
    const outcomes = await checkContract(createTarget(bank.address, fetch), { ...OPTIONS, origin })
    expect(outcomes.filter(({ result }) => result !== 'passed')).toEqual([])
    const elsewhere = await checkContract(createTarget(bank.address, fetch), {
      ...OPTIONS,
      run: 'two',
      origin: 'http://else.example',
    })
    expect(violationsOf(elsewhere)).toContain('any call is allowed from pages of the origin')
  } finally {
    await bank.stop()
  }
})

test('HTTP-1: an unreachable backend is reported, and the rest is not checked', async () => {
  const target = createTarget(BASE, () =>
    Promise.reject(new TypeError('fetch failed', { cause: new Error('refused') })),
  )
  const outcomes = await checkContract(target, OPTIONS)
  expect(outcomes[0]).toEqual({
    call: 'POST auth/register',
    what: 'registers a new customer',
    result: 'violated',
    expected: 'an answer',
    found: 'fetch failed (refused)',
  })
  expect(report(outcomes)).toMatch(/^- +GET users\/\{id\} +returns the customer’s data: no customer could sign in$/m)
  expect(report(outcomes)).toMatch(
    /FAIL {2}POST auth\/register +registers a new customer\n +expected +an answer\n +found +fetch failed \(refused\)/,
  )
})
