import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

test.each([
  [['Current', '12-345-678'], 'Current, 12-345-678'],
  [['جاري', '12-345-678'], '\u2068جاري\u2069, \u206812-345-678\u2069'],
  [['חשבון'], 'חשבון'],
  [[], ''],
])('OVER-4: %j is one text, in which nothing turns the digits of another part round', (texts, text) => {
  expect(inOrder(texts)).toBe(text)
})
