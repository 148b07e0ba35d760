import { array, assert, constantFrom, dictionary, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { FileRefused, header, lineOf, readLog } from './change-log.ts'

const rowsOf = (ids: readonly number[], held: ReadonlyMap<number, { _id: string }>, changed: ReadonlySet<number>) =>
  [...new Set(ids)].map((id) => (changed.has(id) ? undefined : held.get(id)) ?? { _id: String(id), at: Math.floor(id) })

test('SEC-3: a file reads back as what was written, whatever was written', () => {
  const write = record({
    key: constantFrom('loans/a', 'loans/b', 'meta'),
    ids: array(integer({ min: 0, max: 9 }), { maxLength: 8 }),
    changed: array(integer({ min: 0, max: 9 })),
    records: dictionary(constantFrom('loans/a', 'loans/b'), integer()),
    clear: constantFrom(false, false, false, true),
  })
  assert(
    property(array(write, { maxLength: 12 }), (writes) => {
      const values = new Map<string, unknown>()
      const rows = new Map<number, { _id: string }>()
      let text = header()
      for (const { key, ids, changed, records, clear } of writes) {
        const value = key === 'meta' ? { revision: ids.length, records } : { rows: rowsOf(ids, rows, new Set(changed)) }
        text += lineOf(values, new Map([[key, value]]), clear)
        if (clear) values.clear()
        const before = values.get(key) as { records?: object } | undefined
        values.set(key, key === 'meta' ? { ...value, records: { ...before?.records, ...records } } : value)
        for (const row of (value as { rows?: { _id: string }[] }).rows ?? []) rows.set(Number(row._id), row)
      }
      expect(readLog(text)).toEqual(values)
    }),
  )
})

test('SEC-3: one row more is one row written, not all of them', () => {
  const rows = Array.from({ length: 1_000 }, (_, index) => ({ _id: `row-${index}` }))
  const line = lineOf(
    new Map([['loans/a', { rows }]]),
    new Map([['loans/a', { rows: [...rows, { _id: 'new' }] }]]),
    false,
  )
  expect(JSON.parse(line)).toEqual({ set: {}, rows: { 'loans/a': { put: [{ _id: 'new' }], drop: [] } }, fields: {} })
})

const line = lineOf(new Map(), new Map([['a', 1]]), false)

test('SEC-3: a line that was cut off while it was written counts for nothing', () => {
  const second = lineOf(new Map(), new Map([['a', 2]]), false)
  for (let length = 0; length < second.length; length++)
    expect(readLog(header() + line + second.slice(0, length))).toEqual(new Map([['a', 1]]))
  expect(readLog(header() + line + second)).toEqual(new Map([['a', 2]]))
})

test.each([
  ['', 'is not a file of this bank'],
  ['a letter to somebody\n', 'is not a file of this bank'],
  ['null\n', 'is not a file of this bank'],
  [header().replace('1', '2'), 'is of version 2, and this bank reads version 1: it was written by a newer one'],
  [header().replace('1', '"x"'), 'is of no version that this bank reads'],
  [`${header()}${line}oops\n${line}`, 'is broken at line 3'],
  [`${header()}${line}{"rows":{"b":{"put":[],"drop":[]}}}\n`, 'is broken at line 3'],
])('SEC-3: a file of %j is refused', (text, words) => {
  expect(() => readLog(text)).toThrow(new FileRefused(words))
})
