import { planOf } from '#exploration/plan.ts'
import { type WithdrawalEvent, withdrawalMachine } from '#machines/withdrawal.machine.ts'
import type { WithdrawalFacts } from '#machines/withdrawal-facts.ts'
import {
  entryFaults,
  isAboveBalance,
  isFilled,
  type WithdrawalEntry,
  type WithdrawalField,
} from '#machines/withdrawal-rules.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { ACCESS_TOKEN, CODE, EMAIL, USER, WRONG_CODE } from '#src/dev/placeholders.ts'

const paying: WithdrawalFacts = {
  load: 'ready',
  customerId: USER,
  email: EMAIL,
  symbol: '$',
  kyc: 'verified',
  loan: 'approved',
  balance: 500,
  transferStep: 9,
  otpMessage: '',
}
const loading: WithdrawalFacts = { ...paying, load: 'loading' }
const paperless: WithdrawalFacts = { ...paying, kyc: 'none' }
const fill = (entry: Partial<WithdrawalEntry>): WithdrawalEvent[] =>
  Object.entries(entry).map(([field, value]) => ({ type: 'field.change', field: field as WithdrawalField, value }))
const start = (facts: WithdrawalFacts) => ({ path: 'invest' as const, method: null, facts })
const unknown = { error: new ApiError('network') }
const unauthorized = { error: new ApiError('unauthorized') }
const refused = { error: new ApiError('refused') }

export const withdrawal = planOf(withdrawalMachine, {
  starts: {
    paying: start(paying),
    'before the last step': start({ ...paying, transferStep: 1 }),
    'care needed': start({ ...paying, transferStep: 2 }),
    'no papers': start(paperless),
    'papers waiting': start({ ...paying, kyc: 'waiting' }),
    'loan pending': start({ ...paying, loan: 'pending' }),
    'not loaded': start(loading),
    'method given': { ...start(paying), method: 'paypal' },
  },
  events: {
    paypal: { type: 'method.choose', method: 'paypal' },
    'by bank': { type: 'method.choose', method: 'bank transfer' },
    'another method': { type: 'method.change' },
    'fill in': fill({ amount: '100', email: 'pay@mail.example' }),
    'fill in the bank': fill({
      amount: '100',
      accountName: 'Iris Moreau',
      accountNumber: '555-01',
      accountType: 'Savings',
      bankName: 'Harbour Bank',
    }),
    'enter too much': fill({ amount: '999999' }),
    'enter no amount': fill({ amount: 'much' }),
    submit: { type: 'form.submit' },
    'load again': { type: 'loads.retry' },
    'right code': { type: 'code.submit', code: CODE },
    'wrong code': { type: 'code.submit', code: WRONG_CODE },
    'edit the code': { type: 'code.edit' },
    close: { type: 'withdrawal.close' },
  },
  watchers: {
    watchCustomer: {
      loaded: { type: 'customer.change', facts: paying },
      'loading again': { type: 'customer.change', facts: loading },
    },
  },
  outcomes: {
    compareCode: {
      right: { done: true, when: ({ code }: { code: string }) => code === CODE },
      wrong: { done: false, when: ({ code }: { code: string }) => code === WRONG_CODE },
    },
    advanceStep: { done: { done: { userOtp: CODE } }, unknown, unauthorized, refused },
    transfer: {
      paid: { done: { accessToken: ACCESS_TOKEN } },
      duplicate: { error: new ApiError('reference-taken') },
      unknown,
      unauthorized,
      refused,
    },
    resetCode: { reset: { done: { userOtp: CODE } }, refused },
  },
  submits: ['advanceStep', 'transfer', 'resetCode'],
  ends: ['close', 'reloadPage'],
  key: ({ method, entry, facts: { load, kyc, loan, transferStep } }) => [
    method,
    load,
    kyc,
    loan,
    transferStep,
    isFilled({ method, entry }),
    Object.keys(entryFaults({ method, entry })).length > 0,
    isAboveBalance({ entry, facts: paying }),
  ],
})
