import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** In parts, so that this file has none of them. */
const WORDS = [
  'ba|nk',
  'lo|an',
  'dep|osit',
  'with|drawal',
  'k|yc',
  'cust|omer',
  'trans|fer',
  'bal|ance',
  'acc|ount',
  'pers|ona',
  'a|da',
  'ni|a',
  'lar|kspur',
].map((word) => word.replace('|', ''))

const files = readdirSync('src/kit', { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))

test('FLOW-3: no file of the kit contains a word of the app around it', () => {
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((name) => wordsIn(readFileSync(`src/kit/${name}`, 'utf8')).map((word) => [name, word]))
  expect(found).toEqual([])
})

test('FLOW-3: words are found inside longer names', () => {
  expect(
    wordsIn(`open${capital(WORDS[1] ?? '')}Form, ${WORDS[5]}s, ${WORDS[4]?.toUpperCase()}_STATE, canadas`),
  ).toEqual([WORDS[1], WORDS[4], WORDS[5]])
})

/** Whole words, in the plural too, and the parts of names in camel case. */
function wordsIn(text: string): string[] {
  const parts = new Set(text.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((part) => part.toLowerCase()))
  return WORDS.filter((word) => parts.has(word) || parts.has(`${word}s`))
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
