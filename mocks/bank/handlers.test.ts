import { getResponse, HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { contentQueries } from '#src/contract/content.ts'
import { callName } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { CALL_NAMES, findCall } from './call-names.ts'
import { expectedStatuses, requestOf } from './every-call.ts'
import { handlers } from './handlers.ts'

const CONTENT = 'https://demo0000.apicdn.sanity.io/v2024-08-15/data/query/production'

test.each(expectedStatuses)(
  'MOCK-1: MSW finds the handler of %s in the exported array, and the call has the name that faults use',
  async (name, status) => {
    const request = await requestOf(name, handlers)
    expect((await findCall(handlers, request))?.name).toBe(callName(endpoints[name]))
    expect((await getResponse([...handlers], request))?.status).toBe(status)
  },
)

test('CONTENT-1: MSW finds the handler of each content query', async () => {
  const counts = Object.values(contentQueries).map(async ({ query }) => {
    const response = await getResponse([...handlers], new Request(`${CONTENT}?${new URLSearchParams({ query })}`))
    const { result } = (await (response as Response).json()) as { result: unknown }
    return Array.isArray(result) ? result.length : Object.keys(result as object).length
  })
  expect(await Promise.all(counts)).toEqual([3, 4, 6])
})

test('DEMO-4: faults can be set for exactly the calls that have a handler', async () => {
  const names = Object.values(endpoints).map(callName)
  expect(CALL_NAMES.filter((name) => !name.startsWith('GET content'))).toEqual(['*', ...names])
  expect(handlers).toHaveLength(names.length + 1)
})

test('MOCK-1: a handler that is added later answers, and its call is named by the path', async () => {
  const ping = http.get('*/api/ping', () => HttpResponse.json('pong'))
  const request = new Request('http://bank.example/api/ping')
  expect(await findCall([...handlers, ping], request)).toEqual({
    name: 'GET /api/ping',
    endpoint: null,
    path: 'http://bank.example/api/ping',
    handlers: [ping],
  })
  expect(await (await getResponse([...handlers, ping], request))?.json()).toBe('pong')
  expect(await getResponse([...handlers], request)).toBeUndefined()
})
