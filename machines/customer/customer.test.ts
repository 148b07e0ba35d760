import { expect, test } from 'vitest'
import { assign, createActor, fromPromise } from 'xstate'
import { Redacted } from '#src/contract/redacted.ts'
import { AppClock } from '#src/platform/clock/clock.ts'
import { customerMachine } from './customer.machine.ts'
import type { CustomerAnswers, CustomerPart } from './customer-ref.ts'

const user = {
  _id: 'u1',
  firstName: 'Ada',
  profit: '1000',
  userOtp: new Redacted('code', '482913'),
  accessToken: new Redacted('token', 't'),
  password: new Redacted('password', 'p'),
}
const publicUser = { _id: 'u1', firstName: 'Ada', profit: '1000' }
const answers: CustomerAnswers = {
  user,
  loans: { loan: [{ _id: 'l1', amount: 5000, status: 'true' }], totalAmount: '5000' },
  deposits: {
    deposit: [
      { _id: 'd1', amount: '300', status: 'true' },
      { _id: 'd2', amount: 70, status: 'Pending' },
    ],
  },
  kyc: { _id: 'k1', status: true },
  transfers: {
    transfers: [
      { _id: 't1', amount: 40, withdrawalPath: 'loan' },
      { _id: 't2', amount: 'nonsense', withdrawalPath: 'invest' },
    ],
    totalAmountTransferred: 40,
  },
}
const everywhere = (state: string) => ({ user: state, loans: state, deposits: state, kyc: state, transfers: state })
const clock = new AppClock({ mode: 'paused', virtual: 0 })

function start() {
  const stored: Record<string, unknown> = {}
  const asked: string[] = []
  const aborted: string[] = []
  const waiting = new Map<string, { resolve(answer: unknown): void; reject(reason: unknown): void }>()
  const load = <Part extends CustomerPart>(part: Part) =>
    fromPromise<CustomerAnswers[Part], { customerId: string }>(({ input, signal }) => {
      asked.push(`${part} of ${input.customerId}`)
      signal.addEventListener('abort', () => aborted.push(part))
      return new Promise((resolve, reject) => waiting.set(part, { resolve: resolve as never, reject }))
    })
  const machine = customerMachine.provide({
    actors: {
      loadUser: load('user'),
      loadLoans: load('loans'),
      loadDeposits: load('deposits'),
      loadKyc: load('kyc'),
      loadTransfers: load('transfers'),
    },
    actions: {
      store: (_, values) => Object.assign(stored, values),
      recall: assign({ lastUser: { newUser: true, profit: '7' } }),
    },
  })
  const actor = createActor(machine, { input: { customerId: 'u1' } }).start()
  return {
    actor,
    stored,
    asked,
    aborted,
    shown: () => ({ value: actor.getSnapshot().value, answers: actor.getSnapshot().context.answers }),
    answer: async (part: CustomerPart, answer: unknown = answers[part]) => {
      waiting.get(part)?.resolve(answer)
      await clock.settled()
    },
    fail: async (part: CustomerPart) => {
      waiting.get(part)?.reject(new Error('network'))
      await clock.settled()
    },
  }
}

test('DATA-1: a failed load is silent, clears its loading state alone and can be tried again', async () => {
  const { actor, answer, fail, asked, stored, shown } = start()
  await answer('kyc', null)
  await fail('loans')
  expect({ stored, ...shown() }).toEqual({
    stored: { kyc: null },
    value: { ...everywhere('loading'), loans: 'failed', kyc: 'ready' },
    answers: { kyc: null },
  })
  asked.length = 0
  actor.send({ type: 'customer.retry' })
  expect(asked).toEqual(['loans of u1'])
  await answer('loans')
  expect(shown().answers).toEqual({ kyc: null, loans: answers.loans })
})

test('SHELL-2, OVER-1: customers keep their name when their record cannot be loaded again', async () => {
  const { actor, answer, fail } = start()
  const names = () => actor.getSnapshot().context.names
  expect(names()).toEqual({})
  await answer('user')
  const { firstName } = user
  expect(names()).toEqual({ firstName })
  actor.send({ type: 'user.reload' })
  await fail('user')
  expect({ user: actor.getSnapshot().context.answers.user, names: names() }).toEqual({ names: { firstName } })
})

test('OVER-2, OVER-3: until the user is loaded, the one that the tab has stored says which overview they have; then the one loaded last', async () => {
  const { actor, answer, fail } = start()
  const last = () => actor.getSnapshot().context.lastUser
  expect(last()).toEqual({ newUser: true, profit: '7' })
  await answer('user')
  actor.send({ type: 'user.reload' })
  await fail('user')
  expect(last()).toEqual({ newUser: undefined, profit: '1000' })
})

test('WD-8, WD-4: the context says whether the code is spent, and not what it is', async () => {
  const { actor, answer, fail } = start()
  const isSpent = () => actor.getSnapshot().context.isCodeSpent
  await answer('user')
  expect(isSpent()).toBe(false)
  const replaced = (userOtp: string) =>
    actor.send({
      type: 'customer.replaced',
      answers: { ...answers, user: { ...user, userOtp: new Redacted('code', userOtp) } },
    })
  replaced('0')
  expect(isSpent()).toBe(true)
  actor.send({ type: 'user.reload' })
  await fail('user')
  expect(isSpent()).toBe(true)
  replaced('482913')
  expect(isSpent()).toBe(false)
})

test('DATA-2: what is loaded is stored under its keys, with parsed sums', async () => {
  const { answer, stored } = start()
  for (const part of ['user', 'loans', 'deposits', 'kyc', 'transfers'] as const) await answer(part)
  const sums = { loans: 5000, deposits: 300, withdraw: 40, loanwithdraw: 40, investwithdraw: 0 }
  expect(stored).toEqual({ user, kyc: { _id: 'k1', status: true }, ...sums })
})

test.each(['user', 'loans', 'deposits', 'kyc', 'transfers'] as const)(
  'DATA-1: %s reloads, and the old data stay until the new data arrive',
  async (part) => {
    const { actor, answer, fail, asked, shown } = start()
    actor.send({ type: 'customer.replaced', answers })
    asked.length = 0
    const before = shown().answers
    actor.send({ type: `${part}.reload` })
    expect({ asked, ...shown() }).toEqual({
      asked: [`${part} of u1`],
      value: { ...everywhere('ready'), [part]: 'loading' },
      answers: before,
    })
    await answer(part)
    expect(shown()).toEqual({ value: everywhere('ready'), answers: before })
    actor.send({ type: `${part}.reload` })
    await fail(part)
    const { [part]: _, ...rest } = before
    expect(shown()).toEqual({ value: { ...everywhere('ready'), [part]: 'failed' }, answers: rest })
  },
)

test('DEMO-3: the operator’s changes show immediately and replace pending loads', async () => {
  const { actor, answer, aborted, stored, shown } = start()
  await answer('user')
  const replaced = { ...answers, kyc: null, user: { ...user, profit: 7 } }
  actor.send({ type: 'customer.replaced', answers: replaced })
  await answer('loans', { loan: [], totalAmount: 1 })
  expect({ aborted: aborted.toSorted(), loans: stored.loans, ...shown() }).toEqual({
    aborted: ['deposits', 'kyc', 'loans', 'transfers'],
    loans: 5000,
    value: everywhere('ready'),
    answers: { ...answers, kyc: null, user: { ...publicUser, profit: 7 } },
  })
})
