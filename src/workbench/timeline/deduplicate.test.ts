import { assert, jsonValue, property } from 'fast-check'
import { expect, test } from 'vitest'
import { deduplicate, expand } from './deduplicate.ts'

const ada = { name: 'Ada', email: 'ada@larkspur.example', town: 'York', balance: 1_250.5 }
const nora = { ...ada, name: 'Nora', email: 'nora@larkspur.example' }
/** As it is read from a file, where -0 is 0. No field has the name '$', which is that of a reference to a part. */
const json = jsonValue()
  .map((value): unknown => JSON.parse(JSON.stringify(value)))
  .filter((value) => !JSON.stringify(value).includes('"$"'))

test('DEMO-17: equal large parts of a file are written once', () => {
  expect(deduplicate({ now: ada, before: [ada, nora, structuredClone(ada)] })).toEqual({
    parts: [ada, nora],
    value: { now: { $: 0 }, before: [{ $: 0 }, { $: 1 }, { $: 0 }] },
  })
})

test('DEMO-17: a large part is made of the parts that it has in common with others', () => {
  const withCustomers = (page: string, customers: readonly unknown[]) => ({ persona: 'ada', page, customers })
  const [first, second] = [
    withCustomers('/dashboard-overview', [ada, nora]),
    withCustomers('/dashboard-history', [ada]),
  ]
  expect(deduplicate([first, second, first])).toEqual({
    parts: [
      ada,
      nora,
      withCustomers('/dashboard-overview', [{ $: 0 }, { $: 1 }]),
      withCustomers('/dashboard-history', [{ $: 0 }]),
    ],
    value: [{ $: 2 }, { $: 3 }, { $: 2 }],
  })
})

test('DEMO-17: small parts, and texts, stay where they are', () => {
  const value = { at: [{ town: 'York' }, { town: 'York' }], none: null }
  expect(deduplicate(value)).toEqual({ parts: [], value })
  expect(deduplicate('x'.repeat(1_000))).toEqual({ parts: [], value: 'x'.repeat(1_000) })
})

test('DEMO-17: any JSON, with parts that it repeats, is the same after it was deduplicated, written, read and expanded', () => {
  assert(
    property(json, json, (one, other) => {
      const value = [one, { one, other, again: [one, other] }, other]
      expect(expand(JSON.parse(JSON.stringify(deduplicate(value))))).toEqual(value)
      expect(expand(deduplicate(one))).toEqual(one)
    }),
  )
})

test('DEMO-5, DEMO-17: what would be too much to open is not written', () => {
  const rows = Array.from({ length: 1_000 }, () => Array.from({ length: 3_000 }, () => 0))
  expect(() => deduplicate(rows)).toThrow('There is more data than a file of this demo holds')
  expect(() => deduplicate(rows.slice(1))).not.toThrow()
})
