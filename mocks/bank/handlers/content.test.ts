import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { contentCall } from '#mocks/engine/call-names.ts'
import { CONTENT_API_VERSION, CONTENT_DATASET, type ContentName, contentQueries } from '#src/contract/content.ts'

const SERVICE = `https://demo0000.apicdn.sanity.io/v${CONTENT_API_VERSION}/data/query/${CONTENT_DATASET}`

const ours = (name: ContentName) => contentQueries[name].query

async function ask(query: string) {
  const { backend } = await openTestBank()
  const search = new URLSearchParams({ query, returnQuery: 'false', perspective: 'published' })
  const response = await backend.handle(new Request(`${SERVICE}?${search}`))
  return { status: response?.status, body: await response?.json() }
}

const nameOf = (query: string) => contentCall(`${SERVICE}?${new URLSearchParams({ query })}`).name

test.each([
  ['addresses', 3],
  ['proof', 6],
] as const)('CONTENT-1: the query for %s is evaluated at the content service’s own address', async (name, count) => {
  const { status, body } = await ask(ours(name))
  expect({ status, count: parse(contentQueries[name].answer, body.result).length }).toEqual({ status: 200, count })
})

test('CONTENT-1: the query for bank details returns the first ones', async () => {
  const { body } = await ask(ours('bankdetails'))
  expect(body.result).toEqual({
    bankName: 'Larkspur Demo Bank',
    accountName: 'Larkspur Demo Deposits',
    bankType: 'Current account',
    accountNumber: 'GB00 LARK 0000 0000 0000 00',
  })
})

test.each([
  ['addresses', " *[ _type=='addresses' ] { walletName,\n\taddress, }\r\n"],
  ['bankdetails', '*[_type == "bankdetails"][0]{"bankName": bankName, accountName, bankType, accountNumber}'],
  ['proof', '// what others did\n*[_type == "proof"] | {name, brief, country}'],
] as const)('CONTENT-1: the query for %s is recognized in any formatting', async (name, written) => {
  expect(nameOf(written)).toBe(`GET content/${name}`)
  expect(await ask(written)).toEqual({ status: 200, body: { ...(await ask(ours(name))).body, query: written } })
})

test('DEMO-4: an unknown query is named GET content', () => {
  for (const type of ['user', 'constructor', '__proto__']) expect(nameOf(`*[_type == "${type}"]`)).toBe('GET content')
})

test('CONTENT-1: a query of one’s own is evaluated, too, and one that is none is refused with the parser’s reason', async () => {
  expect(await ask('count(*[_type == "proof"])')).toMatchObject({ status: 200, body: { result: 6 } })
  expect(await ask('*[')).toMatchObject({ status: 400, body: { error: { type: 'queryParseError' } } })
})
