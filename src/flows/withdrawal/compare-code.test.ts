import { expect, test } from 'vitest'
import { isRightCode } from './compare-code.ts'

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
  ['', undefined, false],
  ['undefined', undefined, false],
  ['null', null, false],
  ['0', 0, false],
  ['0', '0', false],
  ['0482913', 482913, false],
])('WD-4: the code %j against the stored %j is right: %s', (typed, stored, isRight) => {
  expect(isRightCode(typed, stored)).toBe(isRight)
})
