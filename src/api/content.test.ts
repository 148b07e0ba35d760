import { BatchInterceptor } from '@mswjs/interceptors'
import { ClientRequestInterceptor } from '@mswjs/interceptors/ClientRequest'
import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentDocuments } from '#mocks/bank/content-documents.ts'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import type { ContentName } from '#src/contract/content.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { stillEnvironment } from '#src/platform/actors/system-moment.ts'
import { openBackend } from '#src/platform/backend-ready.ts'
import { OpenAttempts } from '#src/platform/open-attempts.ts'
import { pageHistory } from '#src/platform/page-history.ts'
import type { Network } from './clock-fetch.ts'
import { fetchContent } from './content.ts'

const interceptor = new BatchInterceptor({
  name: 'content',
  interceptors: [new ClientRequestInterceptor(), new FetchInterceptor()],
})
let asked: URL[] = []
/** gives up every query */
let leave: AbortController
let answer: (request: Request) => Promise<Response | undefined>

beforeEach(async () => {
  openBackend()
  asked = []
  leave = new AbortController()
  clock.set('paused')
  const { backend } = await openTestBank()
  answer = (request) => backend.handle(request)
  interceptor.apply()
  interceptor.on('request', async ({ request, controller }) => {
    asked.push(new URL(request.url))
    controller.respondWith((await answer(request)) ?? Response.error())
  })
})

afterEach(() => {
  leave.abort()
  interceptor.dispose()
})

const live: Network = { clock, attempts: new OpenAttempts(clock), send: (request) => request() }
const ask = <Name extends ContentName>(name: Name, network = live) => fetchContent(name, leave.signal, network)
const of = (type: string) => contentDocuments.filter(({ _type }) => _type === type)
const json = (result: unknown) => async () => Response.json({ result, ms: 1 })

test('CONTENT-1: a query is sent as it is to the real URL, of the CDN', async () => {
  const expected = of('addresses').map(({ walletName, address }) => ({ walletName, address }))
  expect(await ask('addresses')).toEqual(expected)
  expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual([
    'https://demo0000.apicdn.sanity.io/v2024-08-15/data/query/production',
  ])
})

test('CONTENT-1: without documents the result is empty, and missing fields are empty strings', async () => {
  answer = json([{ walletName: null }])
  expect(await ask('addresses')).toEqual([{ walletName: '', address: '' }])
  answer = json([])
  expect(await ask('proof')).toEqual([])
  answer = json(null)
  expect(await ask('bankdetails')).toBe(null)
})

test('CONTENT-1: an answer that violates the contract rejects with a code', async () => {
  answer = json('surprise')
  await expect(ask('addresses')).rejects.toMatchObject({ name: 'ApiError', code: 'off-contract' })
})

test('DEMO-17: the still picture of a moment queries nothing, while the running root does', async () => {
  const history = pageHistory(createMemoryHistory())
  const ended = outcomeOf(
    ask('proof', stillEnvironment({ history, loadDialogFlows: async () => {} }, { now: 0, stored: new Map() })),
  )
  expect(await ask('proof')).toHaveLength(of('proof').length)
  expect([asked.length, ended]).toEqual([1, []])
})

/** How a query ends; the clock stands. */
function outcomeOf(query: Promise<unknown>) {
  const ended: unknown[] = []
  query.then(
    (result) => ended.push(result),
    (error) => ended.push(error.code),
  )
  return ended
}

const pending = () => clock.pending().map(({ owner, name, in: ms }) => [owner, name, ms])

test.each([400, 429, 500, 503])(
  'HTTP-1, HTTP-2: a query that is answered with %i is not sent again',
  async (status) => {
    answer = async () => new Response('no', { status })
    await expect(ask('addresses')).rejects.toMatchObject({ name: 'ApiError', code: 'network' })
    expect([asked.length, pending()]).toEqual([1, []])
  },
)

test('HTTP-1, HTTP-2: a query that fails on the network is sent again as a call is, but not once it is given up', async () => {
  answer = async () => Response.error()
  const ended = outcomeOf(ask('addresses'))
  await vi.waitFor(() => expect(pending()).toEqual([['http', 'retry', 1_000]]))
  leave.abort()
  await vi.waitFor(() => expect(ended).toHaveLength(1))
  await clock.advance(60_000)
  expect([asked.length, pending()]).toEqual([1, []])
})
