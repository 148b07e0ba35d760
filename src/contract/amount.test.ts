import { is } from 'valibot'
import { expect, test } from 'vitest'
import { amountError, amountOf, amountSchema, plainAmount, readAmount } from './amount.ts'

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['0.01', 0.01],
  ['1,250.50', 1_250.5],
  ['999999999999', 999_999_999_999],
  ['007', 7],
])('DEP-5: %j is read as an amount', (text, amount) => {
  expect([readAmount(text), amountError(text)]).toEqual([amount, undefined])
})

test.each([
  ['', 'amount-missing'],
  ['   ', 'amount-missing'],
  ['abc', 'amount-unclear'],
  ['1e3', 'amount-unclear'],
  ['١٢', 'amount-unclear'],
  ['１２', 'amount-unclear'],
  ['12.345', 'amount-unclear'],
  ['1,5', 'amount-unclear'],
  ['12,34,567', 'amount-unclear'],
  ['$5', 'amount-unclear'],
  ['Infinity', 'amount-unclear'],
  ['0x10', 'amount-unclear'],
  ['-', 'amount-unclear'],
  ['0', 'amount-not-positive'],
  ['0.00', 'amount-not-positive'],
  ['-5', 'amount-not-positive'],
  ['1000000000000', 'amount-too-long'],
])('DEP-5: %j is refused as %s', (text, error) => {
  expect(amountError(text)).toBe(error)
})

test('DEP-3: an amount is sent without spaces and commas', () => {
  expect(plainAmount(' 1,250.50 ')).toBe('1250.50')
})

test.each([
  ['1,250.50', 1_250.5],
  [' 12 ', 12],
  [0.01, 0.01],
  [999_999_999_999, 999_999_999_999],
])('DEP-5, LOAN-2: client and backend accept %j, typed or sent as a number', (amount, number) => {
  expect([is(amountSchema, amount), amountOf(amount)]).toEqual([true, number])
})

test.each([
  '1e308',
  '0x10',
  '0.006',
  '',
  '0',
  '-5',
  1e308,
  1e21,
  0.006,
  0,
  -5,
  1e12,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
])('DEP-5, LOAN-2: neither client nor backend accepts %j', (amount) => {
  expect(is(amountSchema, amount)).toBe(false)
})

test('DATA-4, WD-3: without minor units, only a whole amount is valid', () => {
  const amounts = ['100.55', '0.4', '1,250.00', '100', '0']
  expect(amounts.map((amount) => amountError(amount, 0))).toEqual([
    'amount-not-whole',
    'amount-not-whole',
    undefined,
    undefined,
    'amount-not-positive',
  ])
})
