import { countries } from 'countries-list'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundDown } from '#machines/rules/currency.ts'
import { EMPTY_ENTRY, isAboveBalance } from '#machines/withdrawal/withdrawal-rules.ts'
import { formatMoney, formatMovement, groupDigits, planRange } from './money.ts'

test.each([
  [1234.5, '£', '£1,234.50'],
  [-1234.5, '£', '−£1,234.50'],
  [0, '€', '€0.00'],
  [-0.001, '$', '$0.00'],
  [-0.006, '$', '−$0.01'],
  [999.999, '¥', '¥1,000'],
  [-0.4, '¥', '¥0'],
  [12.5, 'CN¥', 'CN¥12.50'],
  [257_420, 'kr', 'kr\u00a0257,420.00'],
  [-257_420, '؋', '−؋\u200e257,420'],
  [12, ' zł ', 'zł\u00a012.00'],
  [12, 'Cg.', 'Cg.\u00a012.00'],
  [12, '', '$12.00'],
  [12, null, '$12.00'],
  [Number.NaN, '$', '$0.00'],
])('DATA-4: %d with the symbol %j is shown as %s', (amount, symbol, shown) => {
  expect(formatMoney(amount, symbol)).toBe(shown)
})

/** Every currency of a country, by its short symbol, with its decimals by `Intl`. */
const currencies = [...new Set(Object.values(countries).flatMap(({ currency }) => currency.slice(0, 1)))].map(
  (currency) => {
    const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
    const format = new Intl.NumberFormat('en-US', options)
    const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? ''
    return { currency, options, symbol, decimals: format.resolvedOptions().maximumFractionDigits ?? 2 }
  },
)

test('DATA-4: a currency has decimals exactly if it has minor units by Intl, and two where a symbol means both', () => {
  const decimalsOf = (symbol: string) => formatMoney(1, symbol).split('.')[1]?.length ?? 0
  const whole = currencies.filter(({ symbol, currency, decimals }) => decimals === 0 && symbol !== currency)
  expect(whole.length).toBeGreaterThanOrEqual(10)
  const isShared = (symbol: string) => currencies.some((other) => other.symbol === symbol && other.decimals > 0)
  const wrong = whole.filter(({ symbol }) => symbol !== '¥' && decimalsOf(symbol) !== (isShared(symbol) ? 2 : 0))
  expect(wrong).toEqual([])
  for (const symbol of ['$', '£', '€', 'kr', 'zł', 'Kč', '₹', '₦', '₺', 'R', 'RM', 'R$'])
    expect(decimalsOf(symbol)).toBe(2)
})

test('DATA-4: the amount of every currency reads as Intl writes it', () => {
  const amount = fc.integer({ min: -1e15, max: 1e15 }).map((value) => value / 100)
  fc.assert(
    fc.property(fc.constantFrom(...currencies), amount, ({ symbol, options }, value) => {
      const decimals = formatMoney(0, symbol).includes('.0') ? 2 : 0
      const byIntl = new Intl.NumberFormat('en-US', {
        ...options,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        signDisplay: 'negative',
      })
      // The mark that keeps digits behind an Arabic symbol is not in what Intl writes in English.
      expect(formatMoney(value, symbol).replace('\u200e', '')).toBe(byIntl.format(value).replace('-', '−'))
    }),
    { numRuns: 500 },
  )
})

test('DATA-4: digits are rounded and grouped as Intl does', () => {
  const cents = fc.integer({ min: 0, max: 1e15 }).map((value) => value / 100)
  const halves = fc.integer({ min: 0, max: 1e9 }).map((value) => value / 1_000)
  const any = fc.double({ min: 0, max: 1e20, noNaN: true })
  fc.assert(
    fc.property(fc.oneof(cents, halves, any), fc.constantFrom(0 as const, 2 as const), (value, decimals) => {
      const byIntl = new Intl.NumberFormat('en-US', {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      })
      expect(groupDigits(value, decimals)).toBe(byIntl.format(value))
    }),
    { numRuns: 500 },
  )
})

test('INV-2: the plans’ ranges read to the letter with a dollar sign, and carry any other symbol', () => {
  const ranges = (symbol?: string) => (['basic', 'gold', 'platinum'] as const).map((plan) => planRange(plan, symbol))
  expect(ranges('$')).toEqual(['$100-$999', '$1,000-$4,999', '$10,000-$50,000'])
  expect(ranges()).toEqual(ranges('$'))
  expect(ranges('¥')).toEqual(['¥100-¥999', '¥1,000-¥4,999', '¥10,000-¥50,000'])
  expect(ranges('kr')[1]).toBe('kr\u00a01,000-kr\u00a04,999')
})

test.each([
  [3_058.55, '¥', '¥3,058'],
  [0.7 + 0.1, '$', '$0.80'],
  [0.1 + 0.2 - 0.3, '$', '$0.00'],
  [-0.4, '¥', '−¥1'],
  [999_999_999_999.99, '£', '£999,999,999,999.99'],
])('WD-2, DATA-4: a balance of %d in %s gives the limit %s', (balance, symbol, shown) => {
  expect(formatMoney(roundDown(balance, symbol), symbol)).toBe(shown)
})

test('WD-2: a limit is never shown higher than the balance, and what it shows is accepted', () => {
  const balance = fc.integer({ min: 0, max: 1e14 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(balance, fc.constantFrom('$', '¥', 'kr'), (balance, symbol) => {
      const shown = formatMoney(roundDown(balance, symbol), symbol).replace(/[^\d.]/g, '')
      expect(Number(shown)).toBeLessThanOrEqual(balance)
      const entry = { ...EMPTY_ENTRY, amount: shown }
      expect(isAboveBalance({ entry, facts: { balance, symbol } })).toBe(false)
      const more = {
        ...EMPTY_ENTRY,
        amount: String((Math.round(Number(shown) * 100) + (symbol === '¥' ? 100 : 1)) / 100),
      }
      expect(isAboveBalance({ entry: more, facts: { balance, symbol } })).toBe(true)
    }),
  )
})

test.each([
  [3890, '£', '+£3,890.00'],
  [-187, '£', '−£187.00'],
  [-1234.6, '¥', '−¥1,235'],
  [0, '£', '£0.00'],
])('OVER-4: a movement of %d in %s is shown as %s', (amount, symbol, shown) => {
  expect(formatMovement(amount, symbol)).toBe(shown)
})
