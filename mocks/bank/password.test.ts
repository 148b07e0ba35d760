import { expect, test } from 'vitest'
import { isPassword, sha256 } from './password.ts'

test('IN-3: a password that was stored with its accents apart still signs in', () => {
  const stored = { _id: 'u1', userId: 'u1', salt: 'abc', hash: sha256('abcCafe\u0301-1234') }
  expect([isPassword(stored, 'Caf\u00e9-1234'), isPassword(stored, 'Cafe-1234')]).toEqual([true, false])
})
