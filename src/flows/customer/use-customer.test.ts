import { expect, test } from 'vitest'
import { type CustomerSnapshot, partState } from './use-customer.tsx'

const snapshot = {
  value: { user: 'loading', loans: 'failed', deposits: 'ready', kyc: 'loading', transfers: 'loading' },
  context: { answers: { deposits: { deposit: [] }, transfers: { transfers: [] } } },
} as unknown as CustomerSnapshot

test.each([
  ['one that is loaded', ['deposits'], 'ready'],
  ['one that loads again', ['deposits', 'transfers'], 'ready'],
  ['one that has never been loaded', ['deposits', 'user'], 'loading'],
  ['one that has failed', ['deposits', 'user', 'loans'], 'failed'],
] as const)('AUTH-7: several parts with %s: %j are %s', (_, parts, state) => {
  expect(partState(snapshot, parts)).toBe(state)
})
