import { getResponse, HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { contentQueries } from '#src/contract/content.ts'
import { callName } from '#src/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'
import type { PlainLoginAnswer } from '#src/contract/entities.ts'
import { CALL_NAMES, findCall } from './call-names.ts'
import { handlers } from './handlers.ts'
import { PNG, requestFor } from './test-bank.ts'
import { TEST_LOAN } from './test-loan.ts'
import { TEST_REGISTRATION } from './test-registration.ts'

const CONTENT = 'https://demo0000.apicdn.sanity.io/v2024-08-15/data/query/production'

async function signIn(persona: string): Promise<PlainLoginAnswer> {
  const body = { email: `${persona}@larkspur.example`, password: 'Demo-1234' }
  const response = await getResponse([...handlers], requestFor(endpoints.login, { body }))
  return (await (response as Response).json()) as PlainLoginAnswer
}

/** What Iris, who stands at the paying step, sends with each call; her papers are with the bank, so Vera sends some. */
const bodies: { [Name in EndpointName]?: Record<string, unknown> } = {
  login: { email: 'iris@larkspur.example', password: 'Demo-1234' },
  requestReset: { email: 'iris@larkspur.example' },
  register: TEST_REGISTRATION,
  resetPassword: { password: 'a', confirmpassword: 'a', resetToken: 'none' },
  postDeposit: { amount: '5', name: 'Iris', email: 'iris@larkspur.example', images: PNG },
  postKyc: { name: 'I. M.', email: 'i@mail.example', number: 'X-1', front: PNG, back: PNG },
  postLoan: TEST_LOAN,
  postTransfer: {
    amount: 1.5,
    email: 'i@mail.example',
    symbol: '$',
    withdrawalPath: 'invest',
    transactiontype: 'zelle',
  },
  putStep: { transferStep: 10 },
  putProfile: { city: 'Hull' },
  putCode: { userOtp: 0 },
}

/** The two that only refuse Iris: nobody sent that link, and the last step is the bank's to set back. */
const refused: { [Name in EndpointName]?: number } = { resetPassword: 400, putStep: 403 }

test.each(Object.keys(endpoints) as EndpointName[])(
  'MOCK-1: MSW alone finds the handler of %s in the exported array, by the name that faults use',
  async (name) => {
    const { _id: id, accessToken: token } = await signIn(name === 'postKyc' ? 'vera' : 'iris')
    const endpoint = endpoints[name]
    const body = bodies[name] && {
      ...bodies[name],
      ...('userId' in (endpoint.body as { entries: object }).entries ? { userId: id } : {}),
    }
    const request = requestFor(endpoint, { id, token, body })
    expect((await findCall(handlers, request))?.name).toBe(callName(endpoint))
    expect((await getResponse([...handlers], request))?.status).toBe(refused[name] ?? 200)
  },
)

test('CONTENT-1: and that of each content query', async () => {
  const asked = Object.values(contentQueries).map(async ({ query }) => {
    const response = await getResponse([...handlers], new Request(`${CONTENT}?${new URLSearchParams({ query })}`))
    const { result } = (await (response as Response).json()) as { result: unknown }
    return Array.isArray(result) ? result.length : Object.keys(result as object).length
  })
  expect(await Promise.all(asked)).toEqual([3, 4, 6])
})

test('DEMO-4: every call that a fault can be set for has a handler, and no other has', async () => {
  const names = Object.values(endpoints).map(callName)
  expect(CALL_NAMES.filter((name) => !name.startsWith('GET content'))).toEqual(names)
  expect(handlers).toHaveLength(names.length + 1)
})

test('MOCK-1: a handler that is added in the ordinary way is answered, and named by its path', async () => {
  const ping = http.get('*/api/ping', () => HttpResponse.json('pong'))
  const request = new Request('http://bank.example/api/ping')
  expect(await findCall([...handlers, ping], request)).toEqual({
    name: 'GET /api/ping',
    endpoint: null,
    path: 'http://bank.example/api/ping',
  })
  expect(await (await getResponse([...handlers, ping], request))?.json()).toBe('pong')
  expect(await getResponse([...handlers], request)).toBeUndefined()
})
