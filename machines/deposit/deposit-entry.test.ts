import { expect, test } from 'vitest'
import { isOutsidePlan } from './deposit-entry.ts'

test.each([
  ['basic', '99.99', true],
  ['basic', '100', false],
  ['basic', '999', false],
  ['basic', '999.01', true],
  ['gold', '999', true],
  ['gold', '1,000', false],
  ['gold', '4999', false],
  ['gold', '5000', true],
  ['platinum', '9,999.99', true],
  ['platinum', '10000', false],
  ['platinum', '50,000.00', false],
  ['platinum', '50000.01', true],
  ['gold', '€ 1.000,00', false],
  // An invalid amount is reported at its field only.
  ['gold', '', false],
  ['gold', 'abc', false],
  ['gold', '0', false],
] as const)('INV-2: for the plan %s, the amount %j is outside its limits: %s', (plan, amount, expected) => {
  expect(isOutsidePlan(amount, plan, '€')).toBe(expected)
})
