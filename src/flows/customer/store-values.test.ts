import { expect, test } from 'vitest'
import { createTestStorage } from '#mocks/engine/test-storage.ts'
import { Redacted } from '#src/contract/redacted.ts'
import type { SessionKey } from '#src/platform/session-storage.ts'
import { storeValues } from './customer.bind.ts'

function start() {
  const storage = createTestStorage({ user: '{"_id":"u1"}' })
  const stored = (...keys: SessionKey[]) => keys.map((key) => storage.getItem(key))
  return { storage, stored }
}

test('DATA-2: values are stored as JSON under their own keys', () => {
  const { storage, stored } = start()
  storeValues('u1', { user: { _id: 'u1', userOtp: new Redacted('code', '1') }, loans: 5, kyc: null }, storage)
  expect(stored('user', 'loans', 'kyc')).toEqual(['{"_id":"u1","userOtp":"1"}', '5', 'null'])
})

test('AUTH-7: an answer is not stored if another customer has signed in meanwhile', () => {
  const { storage, stored } = start()
  storeValues('u2', { loans: 5 }, storage)
  expect(stored('user', 'loans')).toEqual(['{"_id":"u1"}', null])
})

test('WD-8: a changed code is reported, the same code or no code is not', () => {
  const { storage } = start()
  const store = (code?: string) => {
    const secret = code === undefined ? {} : { userOtp: new Redacted('code', code) }
    return storeValues('u1', { user: { _id: 'u1', ...secret } }, storage)
  }
  expect(['1', '1', '2', undefined, '2'].map((code) => store(code).isCodeNew)).toEqual([true, false, true, false, true])
})
