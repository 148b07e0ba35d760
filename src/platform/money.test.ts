import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, groupHundredths } from './money.ts'

test.each([
  [1234.5, '£', '£1,234.50'],
  [-1234.5, '£', '-£1,234.50'],
  [0, '€', '€0.00'],
  [-0, '$', '$0.00'],
  [-0.001, '$', '$0.00'],
  [-0.006, '$', '-$0.01'],
  [999.999, '¥', '¥1,000.00'],
  [1_000_000, 'kr', 'kr1,000,000.00'],
  [12, '₦', '₦12.00'],
  [12, '', '$12.00'],
  [12, '  ', '$12.00'],
  [12, null, '$12.00'],
  [12, undefined, '$12.00'],
  [Number.NaN, '$', '$0.00'],
  [Number.POSITIVE_INFINITY, '$', '$0.00'],
  [Number.NEGATIVE_INFINITY, '$', '$0.00'],
])('DATA-4: %d with the symbol %j is shown as %s', (amount, symbol, shown) => {
  expect(formatMoney(amount, symbol)).toBe(shown)
})

test('DATA-4: an amount is sign, symbol, groups of three digits and two decimals', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), (amount) => {
      expect(formatMoney(amount, '€')).toMatch(/^-?€\d{1,3}(,\d{3})*\.\d{2}$/)
    }),
  )
})

test('DATA-4: digits are rounded and grouped as Intl does', () => {
  const byIntl = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const cents = fc.integer({ min: 0, max: 1e15 }).map((value) => value / 100)
  const halves = fc.integer({ min: 0, max: 1e9 }).map((value) => value / 1_000)
  const any = fc.double({ min: 0, max: 1e20, noNaN: true })
  fc.assert(
    fc.property(fc.oneof(cents, halves, any), (value) => {
      expect(groupHundredths(value)).toBe(byIntl.format(value))
    }),
    { numRuns: 3_000 },
  )
})
