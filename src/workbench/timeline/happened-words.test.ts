import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import type { CallRecord } from '#src/workbench/demo/demo-contract.ts'
import { describeCall, describeDecision, describeMove } from './happened-words.ts'

async function openStory() {
  const { backend } = await openTestBank()
  const { operator } = backend
  const { user, deposits, transfers } = await operator.customer('ada')
  const decide = (action: string, ...args: unknown[]) => describeDecision(action, args, operator)
  const call = (name: string, status: CallRecord['status'], body: unknown = null) => {
    const record = { at: 0, method: 'POST', path: '', headers: {}, body, status, answer: null, ms: 0 }
    return describeCall(name, record, user)
  }
  return { operator, decide, call, deposits, transfers }
}

test('DEMO-14: decisions of the bank are told in the words of the business', async () => {
  const { operator, decide, deposits, transfers } = await openStory()
  await operator.setUser('omar', { transferStep: 4 })
  await operator.releaseStep('omar')
  expect([
    await decide('releaseStep', 'omar'),
    await decide('setDeposit', deposits[0]?._id, 'true'),
    await decide('setTransfer', transfers[0]?._id, true),
    await decide('setKyc', 'karl', true),
    await decide('setUser', 'ada', { userOtp: '999111', profit: 5 }),
    await decide('make', 'loans', 'ada', 20),
    await decide('removeMade', 'loans', 'ada'),
    await decide('setRecord', 'content', 'd1', {}),
    await decide('setDeposit', 'x', 'true'),
  ]).toEqual([
    'The bank released step 4',
    expect.stringMatching(/^The bank confirmed a deposit of £[\d,]+\.00$/),
    expect.stringMatching(/^The bank approved a withdrawal of £\d+\.00$/),
    'The bank verified Karl’s identity',
    'The bank changed Ada’s one-time code, profit',
    'The bank generated 20 loans for Ada',
    'The bank removed the generated loans of Ada',
    'The bank changed a content document',
    null,
  ])
})

test('DEMO-14: answered calls are told in the words of the business; failed ones, too', async () => {
  const { call } = await openStory()
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
    'Ada signed in',
  ])
})

test('DEMO-14: moves of the clock are told, but not those that took next to no time', () => {
  expect([describeMove(15_000), describeMove(90_000), describeMove(12)]).toEqual([
    'The clock advanced by 15 s',
    'The clock advanced by 1.5 min',
    null,
  ])
})
