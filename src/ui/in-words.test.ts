import { expect, test } from 'vitest'
import { asLabel, inWords, listed } from './in-words.ts'

test.each([
  ['accountNumber', 'account number', 'Account number'],
  ['kyc', 'kyc', 'Kyc'],
  ['verySlowDelay', 'very slow delay', 'Very slow delay'],
  ['GET transfer', 'get transfer', 'Get transfer'],
])('DEMO-14: %s is %j in words', (name, words, label) => {
  expect([inWords(name), asLabel(name)]).toEqual([words, label])
})

test('PERF-2: words are listed as Intl.ListFormat lists them, without it', () => {
  const lists = [[], ['Ada'], ['Ada', 'Max'], ['Ada', 'Max', 'Iris'], ['Ada', 'Max', 'Iris', 'Omar']]
  const format = new Intl.ListFormat('en')
  expect(lists.map(listed)).toEqual(lists.map((words) => format.format(words)))
})
