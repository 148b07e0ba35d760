import { BatchInterceptor } from '@mswjs/interceptors'
import { ClientRequestInterceptor } from '@mswjs/interceptors/ClientRequest'
import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentDocuments } from '#mocks/bank/content-documents.ts'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { openBackend } from '#src/platform/backend-ready.ts'
import { fetchContent } from './content.ts'

const interceptor = new BatchInterceptor({
  name: 'content',
  interceptors: [new ClientRequestInterceptor(), new FetchInterceptor()],
})
let asked: URL[] = []
let answer: (request: Request) => Promise<Response | undefined>

beforeEach(async () => {
  openBackend()
  asked = []
  const { backend } = await openTestBank()
  answer = (request) => backend.handle(request)
  interceptor.apply()
  interceptor.on('request', async ({ request, controller }) => {
    asked.push(new URL(request.url))
    controller.respondWith((await answer(request)) ?? Response.error())
  })
})

afterEach(() => interceptor.dispose())

const of = (type: string) => contentDocuments.filter(({ _type }) => _type === type)
const json = (result: unknown) => async () => Response.json({ result, ms: 1 })

test('CONTENT-1: all addresses, by the real query at the real URL, from the CDN', async () => {
  const expected = of('addresses').map(({ walletName, address }) => ({ walletName, address }))
  expect(await fetchContent('addresses')).toEqual(expected)
  expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual([
    'https://demo0000.apicdn.sanity.io/v2024-08-15/data/query/production',
  ])
})

test('CONTENT-1: the first bankdetails', async () => {
  const [first] = of('bankdetails').map(({ bankName, accountName, bankType, accountNumber }) => ({
    bankName,
    accountName,
    bankType,
    accountNumber,
  }))
  expect(await fetchContent('bankdetails')).toEqual(first)
})

test('CONTENT-1: all proof, with name, brief and country', async () => {
  const expected = of('proof').map(({ name, brief, country }) => ({ name, brief, country }))
  expect(await fetchContent('proof')).toEqual(expected)
})

test('CONTENT-1: without documents the result is empty, and missing fields are empty strings', async () => {
  answer = json([{ walletName: null }])
  expect(await fetchContent('addresses')).toEqual([{ walletName: '', address: '' }])
  answer = json([])
  expect(await fetchContent('proof')).toEqual([])
  answer = json(null)
  expect(await fetchContent('bankdetails')).toBe(null)
})

test('CONTENT-1: an answer that violates the contract rejects with a code', async () => {
  answer = json('surprise')
  await expect(fetchContent('addresses')).rejects.toMatchObject({ name: 'ApiError', code: 'off-contract' })
})

test('CONTENT-1: an error status rejects with a code', async () => {
  answer = async () => new Response('no', { status: 400 })
  await expect(fetchContent('addresses')).rejects.toMatchObject({ name: 'ApiError', code: 'network' })
})
