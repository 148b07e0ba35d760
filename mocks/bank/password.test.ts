import { expect, test } from 'vitest'
import { createRandom } from '#src/platform/clock/random.ts'
import { credentialFor, isPassword, sha256 } from './password.ts'

test.each([
  ['Caf\u00e9-1234', 'Cafe\u0301-1234'],
  ['Ｄｅｍｏ-1234', 'Demo-1234'],
  ['Demo\u200b-1234', 'Demo-1234'],
])('IN-3: the password %j is %j', (chosen, typed) => {
  const credential = credentialFor('u1', chosen, createRandom('salt'))
  expect([isPassword(credential, typed), isPassword(credential, chosen)]).toEqual([true, true])
  expect(isPassword(credential, typed.toLowerCase())).toBe(false)
})

test('IN-3: a password that was stored with its accents apart still signs in', () => {
  const stored = { _id: 'u1', userId: 'u1', salt: 'abc', hash: sha256('abcCafe\u0301-1234') }
  expect([isPassword(stored, 'Caf\u00e9-1234'), isPassword(stored, 'Cafe-1234')]).toEqual([true, false])
})
