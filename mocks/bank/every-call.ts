import { getResponse, type HttpHandler } from 'msw'
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'
import type { PlainLoginAnswer } from '#src/contract/entities.ts'
import { PNG, requestFor } from './test-call.ts'
import { TEST_LOAN } from './test-loan.ts'
import { TEST_REGISTRATION } from './test-registration.ts'

/** The body of each call. Iris sends them, because Iris is at the paying step; Vera sends the identity papers, because Iris already has. */
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

/** All succeed except two: the reset token does not exist, and only the bank can change the last step. */
export const expectedStatuses: readonly (readonly [EndpointName, number])[] = (
  Object.keys(endpoints) as EndpointName[]
).map((name) => [name, { resetPassword: 400, putStep: 403 }[name as string] ?? 200])

/** The request that a customer sends who is signed in at these handlers. */
export async function requestOf(name: EndpointName, handlers: readonly HttpHandler[]): Promise<Request> {
  const { _id: id, accessToken: token } = await signIn(name === 'postKyc' ? 'vera' : 'iris', handlers)
  const endpoint = endpoints[name]
  const takesOwner = 'userId' in ((endpoint.body as { entries?: object } | null)?.entries ?? {})
  const body = bodies[name] && { ...bodies[name], ...(takesOwner ? { userId: id } : {}) }
  return requestFor(endpoint, { id, token, body })
}

/** The status of each call of the contract when MSW alone picks the handler (MOCK-1). */
export async function statusesOfEveryCall(handlers: readonly HttpHandler[]) {
  const statuses: [EndpointName, number | undefined][] = []
  for (const [name] of expectedStatuses) {
    const response = await getResponse([...handlers], await requestOf(name, handlers))
    statuses.push([name, response?.status])
  }
  return statuses
}

async function signIn(persona: string, handlers: readonly HttpHandler[]): Promise<PlainLoginAnswer> {
  const body = { email: `${persona}@larkspur.example`, password: 'Demo-1234' }
  const response = await getResponse([...handlers], requestFor(endpoints.login, { body }))
  return (await (response as Response).json()) as PlainLoginAnswer
}
