import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/test-bank.ts'
import { CONTENT_API_VERSION, CONTENT_DATASET, type ContentName, contentQueries } from '#src/contract/content.ts'

const SERVICE = `https://demo0000.apicdn.sanity.io/v${CONTENT_API_VERSION}/data/query/${CONTENT_DATASET}`

async function ask(query: string, params: Record<string, unknown> = {}) {
  const { backend } = await openTestBank()
  const search = new URLSearchParams({ query, returnQuery: 'false' })
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  const response = await backend.handle(new Request(`${SERVICE}?${search}`))
  return { status: response?.status, body: await response?.json() }
}

test.each([
  ['addresses', 3],
  ['proof', 6],
] as const)('CONTENT-1: the query for %s is evaluated at the content service’s own address', async (name, count) => {
  const { status, body } = await ask(contentQueries[name].query)
  expect({ status, count: parse(contentQueries[name].answer, body.result).length }).toEqual({ status: 200, count })
})

test('CONTENT-1: of the bank details the first are given', async () => {
  const { body } = await ask(contentQueries.bankdetails.query)
  expect(body.result).toEqual({
    bankName: 'Larkspur Demo Bank',
    accountName: 'Larkspur Demo Deposits',
    bankType: 'Current account',
    accountNumber: 'GB00 LARK 0000 0000 0000 00',
  })
})

test('CONTENT-1: it is the query that is evaluated, with its parameters', async () => {
  const { body } = await ask('count(*[_type == $type])', { type: 'proof' })
  expect(body.result).toBe(6)
})

test('CONTENT-1: a long query may be posted', async () => {
  const { backend } = await openTestBank()
  const body = JSON.stringify({ query: '*[_type == $type][0].walletName', params: { type: 'addresses' } })
  const response = await backend.handle(new Request(SERVICE, { method: 'POST', body }))
  expect((await response?.json())?.result).toBe('Bitcoin')
})

test('CONTENT-1: a query that cannot be read is refused with the reason', async () => {
  const { status, body } = await ask('*[')
  expect({ status, body }).toEqual({
    status: 400,
    body: { error: { type: 'queryParseError', description: expect.any(String) } },
  })
})

test('CONTENT-1: there is a document of every kind that is asked for', () => {
  expect(Object.keys(contentQueries)).toEqual(['addresses', 'bankdetails', 'proof'] satisfies ContentName[])
})
