import { expect, test } from 'vitest'
import { asLabel, inWords } from './in-words.ts'

test.each([
  ['accountNumber', 'account number', 'Account number'],
  ['kyc', 'kyc', 'Kyc'],
  ['verySlowDelay', 'very slow delay', 'Very slow delay'],
  ['GET transfer', 'get transfer', 'Get transfer'],
])('DEMO-14: %s is %j in words', (name, words, label) => {
  expect([inWords(name), asLabel(name)]).toEqual([words, label])
})
