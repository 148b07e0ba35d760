import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { contentCall } from '#mocks/engine/call-names.ts'
import { CONTENT_API_VERSION, CONTENT_DATASET, type ContentName, contentQueries } from '#src/contract/content.ts'

const SERVICE = `https://demo0000.apicdn.sanity.io/v${CONTENT_API_VERSION}/data/query/${CONTENT_DATASET}`

const FOREIGN = 'Only the product’s own queries are answered: addresses, bankdetails, proof'

const ours = (name: ContentName) => contentQueries[name].query
const nested = (depth: number, before: string, inner: string, after: string) =>
  before.repeat(depth) + inner + after.repeat(depth)
const refused = (description: string) => ({ error: { type: 'queryParseError', description } })

async function send(search: string, init?: RequestInit) {
  const { backend } = await openTestBank()
  const response = await backend.handle(new Request(`${SERVICE}${search}`, init))
  return { status: response?.status, body: await response?.json() }
}

const nameOf = (query: string) => contentCall(`${SERVICE}?${new URLSearchParams({ query })}`).name
const ask = (query: string) =>
  send(`?${new URLSearchParams({ query, returnQuery: 'false', perspective: 'published' })}`)
const post = (body: string) => send('', { method: 'POST', body })

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
] as const)('CONTENT-1: the query for %s is recognized by its shape, in any formatting', async (name, written) => {
  expect(nameOf(written)).toBe(`GET content/${name}`)
  expect(await ask(written)).toEqual({ status: 200, body: { ...(await ask(ours(name))).body, query: written } })
})

test('DEMO-4: an unknown query is named GET content', () => {
  for (const type of ['user', 'constructor', '__proto__']) expect(nameOf(`*[_type == "${type}"]`)).toBe('GET content')
})

test('CONTENT-1: a query can be sent by POST', async () => {
  const { body } = await ask(ours('addresses'))
  expect(await post(JSON.stringify({ query: ours('addresses'), params: {} }))).toEqual({ status: 200, body })
  expect(await post(JSON.stringify({ query: ours('addresses') }))).toEqual({ status: 200, body })
})

/** Queries that would take seconds to evaluate, with 73 characters, or to parse, with 88. Four more characters double the time. */
const SLOW = { toEvaluate: nested(6, '*[count(', '*', ')>0]'), toParse: 'a[]['.repeat(22) }

const named = (texts: string[]) => texts.map((text) => [text.slice(0, 60), text])

test.each(
  named([
    '',
    '*',
    '*[',
    '*[_type == "proof"]',
    '*[_type == "proof"]{name, brief}',
    '*[_type == "proof"]{name, brief, "country": name}',
    '*[_type != "proof"]{name, brief, country}',
    '(*[_type == "proof"]){name, brief, country}',
    'count(*[_type == "proof"])',
    `${' '.repeat(300)}${ours('proof')}`,
    SLOW.toEvaluate,
    SLOW.toParse,
    ...['(', '[', '{', 'a{', '*[', 'count(', '-', 'a.', 'a->', '1+', '"'].map((piece) => piece.repeat(50_000)),
  ]),
)('CONTENT-1: %j is not one of the product’s queries, and is refused at once', async (_, query = '') => {
  expect(await ask(query)).toEqual({ status: 400, body: refused(FOREIGN) })
  expect(await post(JSON.stringify({ query }))).toEqual({ status: 400, body: refused(FOREIGN) })
})

test.each(named(['', '{', 'null', '5', '[]', '{}', '{"query":5}', '{"query":"*","params":5}', '['.repeat(50_000)]))(
  'CONTENT-1: the body %j is refused with a message',
  async (_, body = '') => {
    expect(await post(body)).toEqual({ status: 400, body: refused('The body must be JSON: {"query": "…"}') })
  },
)

test.each(named(['"proof"', '{', '', '['.repeat(50_000)]))(
  'CONTENT-1: the query parameter %j is refused with a message',
  async (_, value = '') => {
    const words = refused('None of the product’s queries takes a parameter')
    expect(await send(`?${new URLSearchParams({ query: ours('proof'), $type: value })}`)).toEqual({
      status: 400,
      body: words,
    })
    expect(await post(JSON.stringify({ query: ours('proof'), params: { type: value } }))).toEqual({
      status: 400,
      body: words,
    })
  },
)
