import { expect, test } from 'vitest'
import { decodeLink, linkValue } from './link-text.ts'

const TOKEN = 'eyJhbGciOi.J9-_x.c2ln'

test.each([
  [TOKEN, 'unchanged'],
  [`${TOKEN}.`, 'the end of a sentence'],
  [`${TOKEN}).`, 'both'],
  [`<${TOKEN}>`, 'brackets of a mail'],
  [`«${TOKEN}»`, 'French quotes'],
  [`${TOKEN}%2520`, 'a space, encoded twice'],
  [`${TOKEN.slice(0, 8)}%0A%20${TOKEN.slice(8)}`, 'a line break in the middle'],
  [`${TOKEN.slice(0, 8)}\u200b${TOKEN.slice(8)}\u00ad`, 'what nobody sees'],
  [`${TOKEN}&utm_source=x`, 'a parameter'],
  [`**${TOKEN}**`, 'emphasis'],
])('IN-13: %s is the token in a link: %s', (text) => {
  expect(linkValue(text)).toBe(TOKEN)
})

test.each(['$2b$10$abc', 'abc==', '-3', '_a_', 'é1', ''])('IN-13: %j stays as it is', (text) => {
  expect(linkValue(text)).toBe(text)
})

test('IN-13: what is no encoding stays', () => {
  expect(decodeLink('100%&a%zz%FF-%41-%2541')).toBe('100%&a%zz%FF-A-A')
})
