import { countries } from 'countries-list'
import fc from 'fast-check'
import { is } from 'valibot'
import { expect, test } from 'vitest'
import { currencyOf, decimalsOf, symbolOf } from '#machines/rules/currency.ts'
import { formatMoney, formatMovement, groupHundredths } from '#src/platform/money.ts'
import { amountOf, amountSchema, plainAmount, readAmount, readFigure } from './amount.ts'

const read = (text: string, symbol: string) => readAmount(text, currencyOf(symbol))

test.each([
  ['12', '12'],
  [' 12 ', '12'],
  ['0.01', '0.01'],
  ['1,250.50', '1250.50'],
  ['007', '7'],
  ['12.', '12'],
  ['.5', '0.5'],
  ['+5', '5'],
])('DEP-5, IN-1: %j is read as %s', (text, plain) => {
  expect(read(text, '£')).toEqual({ plain, amount: Number(plain) })
})

test.each([
  ['12,50', '12.50'],
  ['1.250,50', '1250.50'],
  ['1.250.000', '1250000'],
  ["1'250.50", '1250.50'],
  ['1 250,50', '1250.50'],
  ['1\u00a0250\u00a0000', '1250000'],
  ['12,505', '12505'],
  ['1,00,00,000', '10000000'],
])('IN-1: the separators in %j are read as in %s', (text, plain) => {
  expect(read(text, '€').plain).toBe(plain)
})

test.each([
  ['１２．５０', '12.50'],
  ['١٬٢٥٠٫٥٠', '1250.50'],
  ['१,२५,०००', '125000'],
  ['\u202d12.50\u202c', '12.50'],
  ['1\u200b2\u00ad5', '125'],
])('IN-1: digits of any script and width, and invisible marks: %j is %s', (text, plain) => {
  expect(read(text, '£').plain).toBe(plain)
})

test.each([
  ['£31,896.00', '£', '31896.00'],
  ['+£6,940.00', '£', '6940.00'],
  ['￡5', '£', '5'],
  ['kr 257,420.00', 'kr', '257420.00'],
  ['kr.1.250,50', 'kr', '1250.50'],
  ['500,- kr', 'kr', '500'],
  ['؋\u200e320', '؋', '320'],
  ['FCFA 5', 'F\u202fCFA', null],
  ['Cg.5', 'Cg.', '5'],
  ['€ 1.000,—', '€', '1000'],
  ['5eur', '€', '5'],
  ['US$12', '$', '12'],
  ['12.50 JP¥', '¥', null],
  ['JP¥12', '¥', '12'],
  ['¥5,000-', '¥', '5000'],
  ['5000 -', '¥', null],
  ['HK$12', '$', null],
  ['$5 USD', '$', '5'],
  ['CNY 5', 'CN¥', '5'],
] as const)(
  'IN-1: the currency’s own symbol or code may stand before or behind: %j with %j is %s',
  (text, symbol, plain) => {
    expect(read(text, symbol).plain ?? null).toBe(plain)
  },
)

test.each([
  ['', '£', 'amount-missing', undefined],
  [' \u200b ', '£', 'amount-missing', undefined],
  ['abc', '£', 'amount-unclear', 'abc'],
  ['1e5', '£', 'amount-unclear', 'e'],
  ['Infinity', '£', 'amount-unclear', 'Infinity'],
  ['5²', '£', 'amount-unclear', '²'],
  ['(5)', '£', 'amount-unclear', '('],
  ['1-2', '£', 'amount-unclear', '-'],
  ['-', '£', 'amount-unclear', '-'],
  ['££5', '£', 'amount-unclear', '£'],
  ['kroner 5', 'kr', 'amount-unclear', 'kroner'],
  // Not the symbol 'K': a thousand, for some.
  ['5k', 'K', 'amount-unclear', 'k'],
  ['$5', '£', 'amount-foreign', '$'],
  ['EUR 5', '£', 'amount-foreign', 'EUR'],
  ['CA$5', '$', 'amount-foreign', 'CA$'],
  ['CNY 5', '¥', 'amount-foreign', 'CNY'],
  ['1.000', '£', 'amount-separator', '.'],
  ['1234.567', '£', 'amount-separator', '.'],
  ['0,005', '£', 'amount-separator', ','],
  ['kr.5', 'kr', 'amount-separator', '.'],
  ['1.2.3', '£', 'amount-separator', '.'],
  ['1,250 000', '£', 'amount-separator', ' '],
  ['1,,000', '£', 'amount-separator', ','],
  ['1.250,500', '£', 'amount-decimals', ','],
  ['-5', '£', 'amount-negative', '-'],
  ['−£468.00', '£', 'amount-negative', '−'],
  ['£-5', '£', 'amount-negative', '-'],
  ['0', '£', 'amount-not-positive', undefined],
  ['1000000000000', '£', 'amount-too-long', undefined],
  ['9'.repeat(400), '£', 'amount-too-long', undefined],
] as const)(
  'DEP-5, IN-1: %j with %j is refused as %s, and what is at fault is named: %j',
  (text, symbol, error, at) => {
    expect(read(text, symbol)).toEqual({ error, at })
  },
)

test('IN-1: a long text is refused at once', { timeout: 1_000 }, () => {
  for (const text of ['1 '.repeat(50_000), '1'.repeat(100_000), '-'.repeat(100_000), `5,${'-'.repeat(100_000)}x`]) {
    expect(read(text, 'kr').plain).toBe(undefined)
  }
})

test.each([
  ['100.55', 'amount-not-whole'],
  ['0,4', 'amount-not-whole'],
  ['1,250.00', undefined],
  ['100', undefined],
  ['0', 'amount-not-positive'],
])('DATA-4, WD-3: without minor units, only a whole amount is valid: %j', (text, error) => {
  expect(read(text, '¥').error).toBe(error)
})

/** every symbol that a country gives its customers */
const symbols = [
  ...new Set(
    Object.values(countries).flatMap(({ currency: [code] }) =>
      code === undefined ? [] : [symbolOf(code, 'narrowSymbol') ?? code, symbolOf(code, 'symbol') ?? code],
    ),
  ),
]
const amount = fc.integer({ min: 100, max: 10 ** 14 - 1 }).map((cents) => cents / 100)

test('IN-1: what the product prints is read back as that amount, in every currency', () => {
  expect(symbols.length).toBeGreaterThan(100)
  fc.assert(
    fc.property(fc.constantFrom(...symbols), amount, (symbol, value) => {
      const shown = decimalsOf(symbol) === 0 ? Math.floor(value) : value
      for (const text of [formatMoney(shown, symbol), formatMovement(shown, symbol)])
        expect([text, read(text, symbol).amount]).toEqual([text, shown])
      for (const text of [formatMoney(-shown, symbol), formatMovement(-shown, symbol)])
        expect([text, read(text, symbol).error]).toEqual([text, 'amount-negative'])
    }),
    { numRuns: 2_000 },
  )
})

const PIECES = [..."1 25 000 250 0 , . ' - − + € EUR e ٫ ٢ ５".split(' '), ' ', '\u202f']
const typed = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join(''))

test('IN-1: what was read reads as the same, and again when it is printed', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const reading = read(text, '€')
      if (reading.plain === undefined) return
      expect(read(reading.plain, '€')).toEqual(reading)
      expect(read(formatMoney(reading.amount, '€'), '€').amount).toBe(reading.amount)
    }),
    { numRuns: 5_000 },
  )
})

test('IN-1: no digit is lost or made up', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const { plain } = read(text, '€')
      const digits = text
        .replaceAll('٢', '2')
        .replaceAll('５', '5')
        .replaceAll(/[^0-9]/g, '')
      if (plain !== undefined) expect(plain.replace('.', '').replace(/^0+/, '')).toBe(digits.replace(/^0+/, ''))
    }),
    { numRuns: 5_000 },
  )
})

test('IN-1: every grouping of an amount is read as that amount', () => {
  const separators = fc.constantFrom(
    [',', '.'],
    ['.', ','],
    [' ', ','],
    ['\u202f', ','],
    ["'", '.'],
    ['’', ','],
    ['٬', '٫'],
  )
  fc.assert(
    fc.property(amount, separators, (value, [group, point]) => {
      const text = groupHundredths(value).replace(/[,.]/g, (mark) => (mark === ',' ? group : point))
      expect([text, read(text, '€').amount]).toEqual([text, value])
    }),
  )
})

test('DEP-3: an amount is sent as plain digits, and what is none as it was typed', () => {
  expect([' £1 250,50 ', '1.000'].map((text) => plainAmount(text, currencyOf('£')))).toEqual(['1250.50', '1.000'])
})

test.each([
  ['1,250.50', 1_250.5],
  [' 12 ', 12],
  [0.01, 0.01],
  [999_999_999_999, 999_999_999_999],
])('DEP-5, LOAN-2: client and backend accept %j, typed or sent as a number', (amount, number) => {
  expect([is(amountSchema, amount), amountOf(amount)]).toEqual([true, number])
})

test.each(['1e308', '0.006', '', '-5', 0.006, 0, 1e12, Number.NaN, null])(
  'DEP-5, LOAN-2: neither client nor backend accepts %j',
  (amount) => {
    expect(is(amountSchema, amount)).toBe(false)
  },
)

test.each([
  ['-£5', { plain: '-5', amount: -5 }],
  ['−1.250,50', { plain: '-1250.50', amount: -1250.5 }],
  ['-0', { plain: '0', amount: 0 }],
  ['12', { plain: '12', amount: 12 }],
  ['1.000', { error: 'amount-separator', at: '.' }],
])('IN-1, DEMO-3: the bank’s own figure %j may be 0 or negative', (text, reading) => {
  expect(readFigure(text, currencyOf('£'))).toEqual(reading)
})
