import { getResponse } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { type CallExample, callExamples } from '#src/contract/calls.ts'
import { callName } from '#src/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'
import type { PlainLoginAnswer } from '#src/contract/entities.ts'
import { handlers } from './handlers.ts'
import { openTestBank } from './test-bank.ts'
import { requestFor } from './test-call.ts'

/** All succeed except three: the reset token does not exist, only the bank can change the last step, and the loan that was just applied for is not approved. */
const expectedStatuses: readonly (readonly [EndpointName, number])[] = (Object.keys(endpoints) as EndpointName[]).map(
  (name) => [name, { resetPassword: 400, putStep: 403, postTransfer: 403 }[name as string] ?? 200],
)

test.each(expectedStatuses)(
  'MOCK-1: MSW finds the handler of %s in the exported array, and the call has the name that faults use',
  async (name, status) => {
    const { backend } = await openTestBank()
    onTestFinished(backend.intercept())
    backend.latency = 0
    const names: string[] = []
    backend.onCall((call) => names.push(call))
    const request = await requestOf(name)
    await fetch(request.clone())
    expect(names).toEqual([callName(endpoints[name]), callName(endpoints[name])])
    expect((await getResponse([...handlers], request))?.status).toBe(status)
  },
)

/** The request that a customer sends who is signed in. */
async function requestOf(name: EndpointName): Promise<Request> {
  const { _id: id, accessToken: token } = await signIn(name === 'postKyc' ? 'vera' : 'iris')
  const endpoint = endpoints[name]
  const takesOwner = 'userId' in ((endpoint.body as { entries?: object } | null)?.entries ?? {})
  const example: CallExample = callExamples[name]
  const body = example.body && { ...example.body, ...(takesOwner ? { userId: id } : {}) }
  return requestFor(endpoint, { id, token, body })
}

async function signIn(persona: string): Promise<PlainLoginAnswer> {
  const body = { email: `${persona}@larkspur.example`, password: 'Demo-1234' }
  const response = await getResponse([...handlers], requestFor(endpoints.login, { body }))
  return (await (response as Response).json()) as PlainLoginAnswer
}
