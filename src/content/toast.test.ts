import { expect, test } from 'vitest'
import { sampleSentence } from './toast.ts'

test.each([
  ['Marisol V.', 'opened a savings account', 'Portugal', 'Marisol V. from Portugal opened a savings account.'],
  ['', 'opened a savings account', 'Portugal', 'Somebody from Portugal opened a savings account.'],
  ['Marisol V.', 'opened a savings account.', '', 'Marisol V. opened a savings account.'],
  ['Marisol V.', '', 'Portugal', 'Marisol V. from Portugal is trying the demo.'],
])('TOAST-2: a document with the fields %j, %j and %j becomes a sentence', (name, brief, country, sentence) => {
  expect(sampleSentence({ name, brief, country })).toBe(sentence)
})
