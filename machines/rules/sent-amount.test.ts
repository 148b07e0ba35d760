import { expect, test } from 'vitest'
import { isListed, sentAmount } from './sent-amount.ts'

const BEFORE = [{ amount: 100 }, { amount: '250.50' }, {}]

test('WD-7, ERR-1: one record of the amount more than before tells that it was made', () => {
  const sent = sentAmount(100, BEFORE)
  expect(sent).toEqual({ amount: 100, madeBefore: 1 })
  const after = [[], [{ amount: 99 }], [{ amount: '100.00' }]].map(
    (rows) => sent !== undefined && isListed(sent, [...rows, ...BEFORE]),
  )
  expect(after).toEqual([false, false, true])
})

test.each([
  [undefined, BEFORE],
  [100, undefined],
])('WD-7, ERR-1: nothing is concluded of %s and %s', (amount, rows) => {
  expect(sentAmount(amount, rows)).toBe(undefined)
})
