import { expect, test } from 'vitest'
import { callName, type Endpoint } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { enterTestBank, openTestBank } from './test-bank.ts'
import { requestFor } from './test-call.ts'

const all = Object.values(endpoints).map((endpoint: Endpoint) => ({ name: callName(endpoint), endpoint }))
const protectedCalls = all.filter(({ endpoint }) => endpoint.token)

test.each(protectedCalls)('MOCK-1: $name is refused without a token, and with an unknown one', async ({ endpoint }) => {
  const { send, id } = await enterTestBank('ada')
  const refused = { status: 401, body: 'This call needs the token of a customer who is signed in' }
  expect(await send(endpoint, { id })).toEqual(refused)
  expect(await send(endpoint, { id, token: 'undefined' })).toEqual(refused)
})

test.each(protectedCalls.filter(({ endpoint }) => endpoint.path.includes('{id}')))(
  "MOCK-1: $name is forbidden for another customer's id",
  async ({ endpoint }) => {
    const { send, enter, token } = await enterTestBank('ada')
    const { id } = await enter('karl')
    expect(await send(endpoint, { id, token })).toEqual({ status: 403, body: 'This belongs to another customer' })
  },
)

test.each(all.filter(({ endpoint }) => endpoint.body !== null))(
  'MOCK-1: $name refuses an invalid body with the reason',
  async ({ name, endpoint }) => {
    const { send, id, token } = await enterTestBank('ada')
    const { status, body } = await send(endpoint, { id, token, body: wrongBodyFor(endpoint) })
    expect({ status, body }).toEqual({ status: 400, body: expect.stringContaining(name) })
  },
)

test('MOCK-1: a body that is neither JSON nor a form is refused with the reason', async () => {
  const { backend } = await openTestBank()
  const request = requestFor(endpoints.login)
  const response = await backend.handle(new Request(request, { body: '{"email":', method: 'POST' }))
  expect([response?.status, await response?.text()]).toEqual([400, 'The body of POST auth/login must be json'])
})

test('MOCK-1: requests that are not for the bank are not handled', async () => {
  const { backend } = await openTestBank()
  const handled = await Promise.all(
    ['http://bank.example/assets/main.js', 'http://bank.example/api/unknown', 'http://bank.example/api/loan/1/2'].map(
      (url) => backend.handle(new Request(url)),
    ),
  )
  expect(handled).toEqual([undefined, undefined, undefined])
})

test('MOCK-1: calls of a page that was opened from a file are answered, too', async () => {
  const { backend } = await openTestBank()
  const urls = ['file:///api/transfer', 'file:///C:/api/transfer']
  const answers = urls.map(async (url) => (await backend.handle({ ...fileRequest(url) } as Request))?.status)
  expect(await Promise.all(answers)).toEqual([200, 200])
})

/** `new Request` throws for this address in Node 20. */
function fileRequest(url: string): Partial<Request> {
  const request = {
    url,
    method: 'GET',
    headers: new Headers(),
    signal: new AbortController().signal,
    credentials: 'omit' as const,
  }
  return { ...request, clone: () => request as unknown as Request }
}

/** All fields of PUT users/{id} are optional, so its body needs a field of the wrong type. */
function wrongBodyFor(endpoint: Endpoint): unknown {
  // Where no field is required, only something else than an object is wrong.
  if (endpoint.encoding === 'json') return endpoint === endpoints.putProfile ? { firstName: 7 } : 'surprise'
  return { surprise: 'yes' }
}
