import { expect, test } from 'vitest'
import { amountFault, plainAmount, readAmount } from './amount.ts'

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['0.01', 0.01],
  ['1,250.50', 1_250.5],
  ['999999999999', 999_999_999_999],
  ['007', 7],
])('DEP-5: %j is an amount', (text, amount) => {
  expect([readAmount(text), amountFault(text)]).toEqual([amount, undefined])
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
])('DEP-5: %j is refused as %s', (text, fault) => {
  expect(amountFault(text)).toBe(fault)
})

test('DEP-3: an amount is sent without blanks and commas', () => {
  expect(plainAmount(' 1,250.50 ')).toBe('1250.50')
})
