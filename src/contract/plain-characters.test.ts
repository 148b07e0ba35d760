import { expect, test } from 'vitest'
import { plainCharacters } from './plain-characters.ts'

const digits = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /\p{Nd}/u.test(character))

test('IN-1, IN-2: every decimal digit of Unicode is one of 0 to 9', () => {
  expect(digits.length).toBeGreaterThan(600)
  expect(digits.length % 10).toBe(0)
  expect(digits.map(plainCharacters).join('')).toBe('0123456789'.repeat(digits.length / 10))
})

test.each([
  ['１２．５０', '12.50'],
  ['￥５', '¥5'],
  ['1\u00ad2\u200b3\u2060\ufeff', '123'],
  ['1\u00a02\u202f3\u20094\t5\r\n6', '1 2 3 4 5 6'],
  ['1 \u0000 2', '1 2'],
  // No digits of a number.
  ['5² ⑤ ½ Ⅴ', '5² ⑤ ½ Ⅴ'],
])('IN-1, IN-2: %j in plain characters is %j, and again the same', (text, plain) => {
  expect([plainCharacters(text), plainCharacters(plain)]).toEqual([plain, plain])
})
