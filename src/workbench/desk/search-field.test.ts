import { expect, test } from 'vitest'
import { matches } from './search-field.tsx'

test.each([
  ['GET transfer 200', '', true],
  ['GET transfer 200', 'transfer get', true],
  ['GET transfer 200', ' 200 ', true],
  ['GET transfer 200', 'get loan', false],
])('MOCK-6, DEMO-12: “%s” searched for “%s”', (text, words, isFound) => {
  expect(matches(text, words)).toBe(isFound)
})
