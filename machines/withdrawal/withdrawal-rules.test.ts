import { expect, test } from 'vitest'
import type { CustomerAnswers, CustomerView } from '#machines/customer/customer-ref.ts'
import type { User } from '#src/contract/entities.ts'
import { Redacted } from '#src/contract/redacted.ts'
import { isRightCode, isSpentCode, withdrawalFacts } from './withdrawal-rules.ts'

const MESSAGE = new Redacted('message', 'Ask us')
const USER: User = {
  _id: 'u1',
  email: 'iris@larkspur.example',
  country: { name: 'Sweden', symbol: 'kr' },
  profit: '1000.50',
  transferStep: 3,
  otpMessage: MESSAGE,
}
const ANSWERS: CustomerAnswers = {
  user: USER,
  loans: { loan: [{ _id: 'l1', status: 'true', amount: 900 }], totalAmount: 900 },
  deposits: { deposit: [] },
  kyc: { _id: 'k1', status: true },
  transfers: {
    transfers: [
      { _id: 't1', amount: '100', withdrawalPath: 'loan' },
      { _id: 't2', amount: 50.5, withdrawalPath: 'invest' },
    ],
    totalAmountTransferred: 150.5,
  },
}
const READY = { user: 'ready', loans: 'ready', deposits: 'ready', kyc: 'ready', transfers: 'ready' }

function view(answers: Partial<CustomerAnswers> = {}, value: Partial<CustomerView['value']> = {}): CustomerView {
  return {
    value: { ...READY, ...value },
    context: { customerId: 'u1', answers: { ...ANSWERS, ...answers }, isCodeSpent: true },
  }
}

const loansOf = (...statuses: unknown[]) => ({ loan: statuses.map((status) => ({ _id: 'l', status })), totalAmount: 0 })

test('WD-2: each path is limited by the balance that its page shows', () => {
  expect(withdrawalFacts('invest', view())).toEqual({
    load: 'ready',
    customerId: 'u1',
    email: 'iris@larkspur.example',
    symbol: 'kr',
    kyc: 'verified',
    loan: 'approved',
    balance: 850,
    transferStep: 3,
    isCodeSpent: true,
    otpMessage: MESSAGE,
  })
  expect(withdrawalFacts('loan', view()).balance).toBe(800)
})

test.each([
  [{ kyc: null }, { kyc: 'none' }],
  [{ kyc: { _id: 'k', status: false } }, { kyc: 'waiting' }],
  [{ loans: loansOf() }, { loan: 'none' }],
  [{ loans: loansOf('Pending') }, { loan: 'pending' }],
  [{ loans: loansOf(true, 'Pending') }, { loan: 'approved' }],
  [{ user: { ...USER, transferStep: '9' } }, { transferStep: 9 }],
  [{ user: { ...USER, transferStep: null } }, { transferStep: null }],
  [{ user: { ...USER, transferStep: 'nine' } }, { transferStep: null }],
  [{ user: { _id: 'u1' } }, { email: '', symbol: '$', transferStep: null, otpMessage: null }],
] as const)('WD-3: the answers %j give the facts %j', (answers, facts) => {
  expect(withdrawalFacts('invest', view(answers as unknown as CustomerAnswers))).toMatchObject(facts)
})

test.each([
  [{}, 'ready'],
  [{ deposits: 'failed' }, 'ready'],
  [{ kyc: 'loading' }, 'loading'],
  [{ transfers: 'loading' }, 'loading'],
  [{ loans: 'failed' }, 'failed'],
  [{ user: 'failed', kyc: 'loading' }, 'failed'],
] as const)('WD-3: if the load states are %j, the facts are %s', (value, load) => {
  expect(withdrawalFacts('loan', view({}, value)).load).toBe(load)
})

test.each([
  ['482913', '482913', true],
  [' 482913 ', '482913', true],
  ['482913', 482913, true],
  ['482914', '482913', false],
  ['', '482913', false],
  ['', null, false],
  ['null', null, false],
  ['0', 0, false],
  ['0482913', 482913, false],
])('WD-4: the typed code %j matches the stored code %j: %s', (typed, stored, isRight) => {
  const code = stored === null ? null : new Redacted('code', stored)
  expect(isRightCode(new Redacted('code', typed), code)).toBe(isRight)
})

test.each([
  [0, true],
  ['0', true],
  ['482913', false],
  [null, false],
])('WD-8: the stored code %j is spent: %s', (stored, isSpent) => {
  expect(isSpentCode(stored === null ? null : new Redacted('code', stored))).toBe(isSpent)
})
