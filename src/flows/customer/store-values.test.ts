import { beforeEach, expect, test, vi } from 'vitest'
import { Redacted } from '#src/contract/redacted.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { storeValues } from './customer.bind.ts'

let stored: Record<string, string>

beforeEach(() => {
  stored = { user: JSON.stringify({ _id: 'u1' }) }
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > 100) throw new DOMException('full', 'QuotaExceededError')
      stored[key] = value
    },
  })
  return () => vi.unstubAllGlobals()
})

test('DATA-2: values are stored as JSON under their own keys', () => {
  storeValues('u1', { user: { _id: 'u1', userOtp: new Redacted('code', '1') }, loans: 5, kyc: null }, tabStorage)
  expect(stored).toEqual({ user: '{"_id":"u1","userOtp":"1"}', loans: '5', kyc: 'null' })
})

test('AUTH-7: an answer is not stored if another customer has signed in meanwhile', () => {
  storeValues('u2', { loans: 5 }, tabStorage)
  expect(stored).toEqual({ user: '{"_id":"u1"}' })
})

test('DATA-2: a full storage causes no error', () => {
  storeValues('u1', { loans: 5, user: { _id: 'u1', address: 'x'.repeat(100) } }, tabStorage)
  expect(stored).toEqual({ user: '{"_id":"u1"}', loans: '5' })
})

test('WD-8: a changed code is reported, the same code or no code is not', () => {
  const store = (userOtp?: string) =>
    storeValues(
      'u1',
      {
        user: { _id: 'u1', ...(userOtp === undefined ? {} : { userOtp: new Redacted('code', userOtp) }) },
      },
      tabStorage,
    )
  expect(['1', '1', '2', undefined, '2'].map((code) => store(code).isCodeNew)).toEqual([true, false, true, false, true])
})
