import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import type { CallRecord } from '#src/workbench/contract/demo-contract.ts'
import { describeCall, describeMove } from './entry-text.ts'

test.each<[name: string, answer: Pick<CallRecord, 'status' | 'lost'>, body: object, words: string]>([
  ['POST deposit', { status: 200 }, { amount: '500' }, 'Ada paid in £500.00'],
  ['POST transfer', { status: 200 }, { amount: 100 }, 'Ada withdrew £100.00'],
  ['POST transfer', { status: 'network' }, { amount: 100 }, 'There was no answer to a withdrawal of £100.00'],
  ['POST transfer', { status: 401 }, { amount: 100 }, 'The bank did not accept a withdrawal of £100.00'],
  [
    'POST transfer',
    { status: 'network', lost: 200 },
    { amount: 100 },
    'Ada withdrew £100.00, but the answer of the bank was lost',
  ],
  [
    'POST transfer',
    { status: 'network', lost: 409 },
    { amount: 100 },
    'The bank did not accept a withdrawal of £100.00, and the answer of the bank was lost',
  ],
  ['PUT users/user/{id}', { status: 200 }, { transferStep: 2 }, 'Ada passed step 1 of 9'],
  // Changed with DEMO-17: the timeline tells every call.
  ['POST auth/login', { status: 200 }, { email: 'ada@larkspur.example', password: 'Demo-1234' }, 'Ada logged in'],
])('DEMO-4, DEMO-14: the call %s is told in the words of the business: %j', async (name, answer, body, words) => {
  const { user } = await (await openTestBank()).operator.customer('ada')
  const record = { at: 0, method: 'POST', path: '', headers: {}, body, answer: null, ms: 0, ...answer }
  expect(describeCall(name, record, user)).toBe(words)
})

test.each([
  [15_000, 'The clock advanced by 15 s'],
  [90_000, 'The clock advanced by 1.5 min'],
  [12, null],
])('DEMO-14: a move of the clock by %i ms is told, but not one that takes next to no time', (ms, words) => {
  expect(describeMove(ms)).toBe(words)
})
