import { expect, test } from 'vitest'
import { Redacted } from '#src/contract/redacted.ts'
import { isRightCode, isSpentCode } from './right-code.ts'

test.each([
  ['482913', '482913', true],
  [' 482913 ', '482913', true],
  ['482913', ' 482913', true],
  ['482913', 482913, true],
  ['482914', '482913', false],
  ['48291', '482913', false],
  ['482 913', '482913', false],
  ['', '482913', false],
  ['', '', false],
  ['', null, false],
  ['null', null, false],
  ['0', 0, false],
  ['0', '0', false],
  ['0482913', 482913, false],
])('WD-4: the typed code %j matches the stored code %j: %s', (typed, stored, isRight) => {
  const code = stored === null ? null : new Redacted('code', stored)
  expect(isRightCode(new Redacted('code', typed), code)).toBe(isRight)
})

test.each([
  [0, true],
  ['0', true],
  [' 0 ', true],
  ['482913', false],
  ['', false],
  [null, false],
])('WD-8: the stored code %j is spent: %s', (stored, isSpent) => {
  expect(isSpentCode(stored === null ? null : new Redacted('code', stored))).toBe(isSpent)
})
