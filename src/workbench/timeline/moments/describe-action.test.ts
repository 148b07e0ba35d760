import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { describeAction } from './describe-action.ts'
import type { Action } from './moment.ts'

const record = { at: 0, method: 'POST', path: '', headers: {}, body: { amount: 5 }, status: 200, answer: null, ms: 0 }

async function openTelling() {
  const { backend } = await openTestBank()
  const tell = (action: Action, customerId: string | null = null) =>
    describeAction(action, customerId, backend.operator)
  return { operator: backend.operator, tell }
}

test('DEMO-5: what can be undone is told as what just happened is, and what has no words of its own, in general ones', async () => {
  const { operator, tell } = await openTelling()
  const { deposits, user } = await operator.customer('ada')
  const [deposit] = deposits
  expect([
    await tell({ kind: 'reset' }),
    await tell({ kind: 'scenario', title: 'Paid' }),
    await tell({ kind: 'operator', action: 'setDeposit', args: [deposit?._id, 'true'] }),
    await tell({ kind: 'operator', action: 'something', args: [] }),
    await tell({ kind: 'call', name: 'POST loan', record }, user._id),
  ]).toEqual([
    'The demo was reset',
    'The scenario “Paid” was started',
    expect.stringMatching(/^The bank confirmed a deposit of £[\d,]+\.00$/),
    'The bank changed something',
    'Ada applied for a loan of £5.00',
  ])
})

test('DEMO-5: every call that changes data has words, but for those that are part of another action', async () => {
  const { tell } = await openTelling()
  const names = Object.values(endpoints)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`)
  const told = await Promise.all(names.map((name) => tell({ kind: 'call', name, record: { ...record, body: {} } })))
  expect(
    names.filter((_, index) => told[index] === null),
    'give a call its words in src/workbench/timeline/happened-words.ts',
  ).toEqual(['POST auth/login', 'PUT users/updatedata/{id}'])
})
