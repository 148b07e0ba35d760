import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import type { CallRecord } from '#src/workbench/contract/demo-contract.ts'
import { describeCall, describeMove } from './entry-text.ts'

test('DEMO-14: answered calls are told in the words of the business; failed ones, too', async () => {
  const { user } = await (await openTestBank()).backend.operator.customer('ada')
  const call = (name: string, status: CallRecord['status'], body: unknown = null) => {
    const record = { at: 0, method: 'POST', path: '', headers: {}, body, status, answer: null, ms: 0 }
    return describeCall(name, record, user)
  }
  expect([
    call('POST deposit', 200, { amount: '500' }),
    call('POST transfer', 200, { amount: 100 }),
    call('POST transfer', 'network', { amount: 100 }),
    call('POST transfer', 401, { amount: 100 }),
    call('PUT users/user/{id}', 200, { transferStep: 2 }),
    call('POST auth/login', 200, { email: 'ada@larkspur.example', password: 'Demo-1234' }),
  ]).toEqual([
    'Ada paid in £500.00',
    'Ada withdrew £100.00',
    'There was no answer to a withdrawal of £100.00',
    'The bank did not accept a withdrawal of £100.00',
    'Ada passed step 1 of 9',
    // Changed with DEMO-17: the timeline tells every call.
    'Ada logged in',
  ])
})

test('DEMO-4, DEMO-14: a call whose answer was lost is told as what the bank did or refused, and that nobody heard', async () => {
  const { user } = await (await openTestBank()).backend.operator.customer('ada')
  const call = (lost: number) => {
    const record = { at: 0, method: 'POST', path: '', headers: {}, body: { amount: 100 }, answer: null, ms: 0 }
    return describeCall('POST transfer', { ...record, status: 'network', lost }, user)
  }
  expect([call(200), call(409)]).toEqual([
    'Ada withdrew £100.00, but the answer of the bank was lost',
    'The bank did not accept a withdrawal of £100.00, and the answer of the bank was lost',
  ])
})

test('DEMO-14: moves of the clock are told, but not those that took next to no time', () => {
  expect([describeMove(15_000), describeMove(90_000), describeMove(12)]).toEqual([
    'The clock advanced by 15 s',
    'The clock advanced by 1.5 min',
    null,
  ])
})
