import { expect, test } from 'vitest'
import { isOutsidePlan } from './deposit-entry.ts'

test.each([
  ['basic', '99.99', true],
  ['basic', '999.01', true],
  ['gold', '1,000', false],
  ['gold', '5000', true],
  ['platinum', '9,999.99', true],
  ['platinum', '50000.01', true],
  ['gold', '€ 1.000,00', false],
  // An invalid amount is reported at its field only.
  ['gold', '', false],
  ['gold', 'abc', false],
] as const)('INV-2: for the plan %s, the amount %j is outside its limits: %s', (plan, amount, expected) => {
  expect(isOutsidePlan(amount, plan, '€')).toBe(expected)
})
