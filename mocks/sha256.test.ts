import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

test.each(['', 'abc', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'ü€😀'.repeat(99)])(
  'MOCK-1: the hash of %j is the standard one',
  (text) => {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
  },
)
