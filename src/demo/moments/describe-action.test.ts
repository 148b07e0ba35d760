import { expect, test } from 'vitest'
import { personas } from '#mocks/bank/personas.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { describeAction } from './describe-action.ts'
import type { Action } from './moment.ts'

const wren = { userId: 'w1', name: 'Wren Hollis', email: 'wren@mail.example', situation: '' }
const people = { personas, operator: { people: () => [wren] } }

const operator = (action: string, ...args: unknown[]): Action => ({ kind: 'operator', action, args })
const call = (name: string): Action => ({ kind: 'call', name })

test.each([
  [operator('setDeposit', 'd1', 'true'), 'the bank confirmed a deposit'],
  [operator('setDeposit', 'd1', 'failed'), 'the bank failed a deposit'],
  [operator('setLoan', 'l1', 'true'), 'the bank approved a loan'],
  [operator('setTransfer', 't1', true), 'the bank approved a withdrawal'],
  [operator('setKyc', 'karl', true), 'the bank verified the identity of Karl Brandt'],
  [operator('releaseStep', 'w1'), 'the bank released the next step for Wren Hollis'],
  [
    operator('setUser', 'ada', { userOtp: '1', profit: 2 }),
    'the bank changed the one-time code and profit of Ada Fenwick',
  ],
  [operator('make', 'loans', 'ada', 20), 'the bank made 20 loans'],
  [operator('make', 'transfers', 'ada', 500), 'the bank made 500 withdrawals'],
  [operator('removeMade', 'transfers', 'ada'), 'the bank removed the made withdrawals'],
  [operator('something'), 'the bank changed something'],
  [call('POST transfer'), 'Wren Hollis withdrew money'],
  [call('POST auth/register'), 'a customer opened an account'],
  [call('PUT users/updatedata/{id}'), null],
  [{ kind: 'reset' } satisfies Action, 'demo reset'],
  [{ kind: 'scenario', title: 'Paid' } satisfies Action, 'scenario “Paid” started'],
])('DEMO-5: %j is told as %s', (action, words) => {
  expect(describeAction(action, 'w1', people)).toBe(words)
})

test('DEMO-5: every call that changes data has words', () => {
  const names = Object.values(endpoints)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`)
  const unknown = names.filter((name) => describeAction(call(name), null, people) === 'a customer changed something')
  expect(unknown).toEqual([])
})
