import { expect, test } from 'vitest'
import { findTraces } from './live-traces.ts'

const env = { BANK_TOKEN: 'a-secret-of-the-environment' }
const tracesIn = (text: string) => findTraces(new Map([['assets/index.js', text]]), env)

test('SEC-3: a live build without a trace of the demo is accepted', () => {
  expect(tracesIn('render()')).toEqual([])
})

test.each([
  ['a word of the demo', '"fictional"'],
  ['a content token', `"sk${'aB3'.repeat(50)}"`],
  ['a web token', '"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl"'],
  ['a private key', '"-----BEGIN PRIVATE KEY-----"'],
  ['a secret of the environment', '"a-secret-of-the-environment"'],
])('SEC-1, SEC-3: %s in a live build is found', (_, text) => {
  expect(tracesIn(text)).toHaveLength(1)
})
