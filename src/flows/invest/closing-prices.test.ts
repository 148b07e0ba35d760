import { expect, test } from 'vitest'
import { changeOf, closingPricesUpTo, weekly } from './closing-prices.ts'

const HARBOUR = { id: 'harbour', start: 1_240 }

test('INV-3: the same market and day give the same 26 weeks, ending on that day', () => {
  const closes = closingPricesUpTo(HARBOUR, '2026-03-02')
  expect(closes).toEqual(closingPricesUpTo(HARBOUR, '2026-03-02'))
  expect(closes).toHaveLength(183)
  expect([closes[0]?.day, closes.at(-1)?.day]).toEqual(['2025-09-01', '2026-03-02'])
  expect(new Set(closes.map(({ day }) => day)).size).toBe(183)
})

test('INV-3: the next day adds a price and changes no earlier one', () => {
  const today = closingPricesUpTo(HARBOUR, '2026-03-02')
  const tomorrow = closingPricesUpTo(HARBOUR, '2026-03-03')
  expect(tomorrow.slice(0, -1)).toEqual(today.slice(1))
})

test('INV-3: other markets differ, and none falls to zero', () => {
  const other = closingPricesUpTo({ id: 'garden', start: 1_240 }, '2026-03-02')
  expect(other).not.toEqual(closingPricesUpTo(HARBOUR, '2026-03-02'))
  for (const { value } of other) expect(value).toBeGreaterThan(0.5 * 1_240)
})

test('INV-3: the weekly prices are every seventh, newest first', () => {
  const closes = closingPricesUpTo(HARBOUR, '2026-03-02')
  const weeks = weekly(closes)
  expect(weeks).toHaveLength(27)
  expect(weeks.slice(0, 2)).toEqual([closes[182], closes[175]])
  expect(weeks.at(-1)).toEqual(closes[0])
})

test('INV-3: the change is from the first price to the last', () => {
  expect(changeOf([80, 60, 100].map((value) => ({ day: '', value })))).toBe(0.25)
  expect(changeOf([])).toBe(0)
})
