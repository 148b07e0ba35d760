import { getResponse, type HttpHandler } from 'msw'
import { type CallExample, callExamples } from '#src/contract/calls.ts'
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'
import type { PlainLoginAnswer } from '#src/contract/entities.ts'
import { requestFor } from './test-call.ts'

/** All succeed except two: the reset token does not exist, and only the bank can change the last step. */
export const expectedStatuses: readonly (readonly [EndpointName, number])[] = (
  Object.keys(endpoints) as EndpointName[]
).map((name) => [name, { resetPassword: 400, putStep: 403 }[name as string] ?? 200])

/** The request that a customer sends who is signed in at these handlers. */
export async function requestOf(name: EndpointName, handlers: readonly HttpHandler[]): Promise<Request> {
  const { _id: id, accessToken: token } = await signIn(name === 'postKyc' ? 'vera' : 'iris', handlers)
  const endpoint = endpoints[name]
  const takesOwner = 'userId' in ((endpoint.body as { entries?: object } | null)?.entries ?? {})
  const example: CallExample = callExamples[name]
  const body = example.body && { ...example.body, ...(takesOwner ? { userId: id } : {}) }
  return requestFor(endpoint, { id, token, body })
}

async function signIn(persona: string, handlers: readonly HttpHandler[]): Promise<PlainLoginAnswer> {
  const body = { email: `${persona}@larkspur.example`, password: 'Demo-1234' }
  const response = await getResponse([...handlers], requestFor(endpoints.login, { body }))
  return (await (response as Response).json()) as PlainLoginAnswer
}
