import { defineModel } from '#machines/model/model.ts'
import { choice, placeholder, text } from '#machines/model/payload-fields.ts'
import { placeholders } from '#machines/model/placeholders.ts'
import {
  answered,
  answeredLate,
  duplicate,
  fill,
  LATE,
  type Steps,
  sent,
  signedIn,
  unreachable,
} from '#machines/model/steps.ts'
import { stubSession } from '#machines/model/stub-actor.ts'
import { SPENT_CODE } from '#machines/rules/rules.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { PLACEHOLDERS, sampleSecret } from '#src/contract/placeholders.ts'
import type { Redacted } from '#src/contract/redacted.ts'
import type { withdrawalMachine } from './withdrawal.machine.ts'
import {
  EMPTY_ENTRY,
  entryErrors,
  isAboveBalance,
  isFilled,
  WITHDRAWAL_FIELDS,
  type WithdrawalDraft,
  type WithdrawalFacts,
} from './withdrawal-rules.ts'
import { customerWith } from './withdrawal-sample.ts'

const paying: WithdrawalFacts = {
  load: 'ready',
  customerId: PLACEHOLDERS.userId,
  email: PLACEHOLDERS.email,
  symbol: '$',
  kyc: 'verified',
  loan: 'approved',
  balance: 500,
  transferStep: 9,
  isCodeSpent: false,
  otpMessage: null,
}
const JAPAN = { name: 'Japan', symbol: '¥' }
interface Typed {
  code: Redacted<'code'>
}

const loading: WithdrawalFacts = { ...paying, load: 'loading' }
const session = stubSession({ customerId: PLACEHOLDERS.userId, isCodeSpent: false, drafts: {} })
const start = (persona: string, facts: WithdrawalFacts, cause?: Steps) => ({
  input: { path: 'invest' as const },
  beside: { customer: customerWith(facts), session },
  inApp: signedIn(persona, '/dashboard-overview', { kind: 'withdrawal', path: 'invest' }, cause),
})
/** One that was agreed to at the first step. */
const agreed: WithdrawalDraft = {
  method: 'paypal',
  entry: { ...EMPTY_ENTRY, amount: '100', email: 'pay@mail.example' },
  symbol: '$',
  isAgreed: true,
}
const route = { path: 'invest', method: 'paypal' } as const
const sentBefore = { ...agreed, isAgreed: false, unsure: { amount: 100, madeBefore: 0, sentAt: 0, ...route } }
const underWay = (facts: WithdrawalFacts, draft = agreed) => ({
  input: { path: 'invest' as const, draft },
  beside: { customer: customerWith(facts), session },
  inApp: 'A link fills in the form; the row of a withdrawal under way goes on with that withdrawal.',
})
/** The failures that every call can have. */
const failures = (call: string) => ({
  unknown: { error: new ApiError('network'), inApp: unreachable(call) },
  unauthorized: { error: new ApiError('unauthorized'), inApp: answered(call, 401) },
  refused: { error: new ApiError('refused'), inApp: answered(call, 500) },
})
const spent: Steps = [{ kind: 'operator', action: 'setUser', args: ['iris', { userOtp: SPENT_CODE }] }]
/** What was asked is answered, and the bank has not acted. */
const lateAnswer: Steps = [{ ms: LATE, kind: 'answer' }]
const ADVANCE = 'PUT users/user/{id}'
const TRANSFER = 'POST transfer'
const RESET = 'PUT users/updatedata/{id}'
export const withdrawalModel = defineModel<typeof withdrawalMachine>({
  id: 'withdrawal',
  starts: {
    paying: start('iris', paying),
    'before the last step': start('ada', { ...paying, transferStep: 1 }),
    'care needed': start('omar', { ...paying, transferStep: 2 }),
    'code spent': start('iris', { ...paying, isCodeSpent: true }, spent),
    'no papers': start('vera', { ...paying, kyc: 'none' }),
    'papers waiting': start('karl', { ...paying, kyc: 'waiting' }),
    'loan pending': start('lena', { ...paying, loan: 'pending' }),
    'not loaded': start('iris', loading, answeredLate('GET transfer/{id}')),
    'under way': underWay(paying),
    'under way, not loaded': underWay(loading),
    'under way, in another currency': underWay({ ...paying, symbol: JAPAN.symbol }),
    // One less than the history has.
    'under way, paid by another tab': underWay(paying, { ...agreed, asked: { amount: 100, madeBefore: -1 } }),
    'sent before, of unknown outcome': {
      input: { path: 'invest' },
      beside: {
        customer: customerWith(paying),
        session: stubSession({ customerId: PLACEHOLDERS.userId, isCodeSpent: false, drafts: { invest: sentBefore } }),
      },
      inApp: 'A link begins a withdrawal of which nothing was sent.',
    },
    'method given': {
      input: { path: 'invest', method: 'paypal' },
      beside: { customer: customerWith(paying), session },
      inApp: signedIn('iris', '/dashboard-overview', { kind: 'withdrawal', path: 'invest', method: 'paypal' }),
    },
  },
  payloads: {
    'customer.change': { facts: placeholder(placeholders.facts) },
    'method.choose': { method: choice('paypal', 'bank transfer', 'cashapp', 'zelle') },
    'field.change': { field: choice(...WITHDRAWAL_FIELDS), value: text('120.50', '') },
    'code.submit': { code: placeholder(placeholders.code, placeholders.wrongCode) },
  },
  moves: {
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
    'right code': { type: 'code.submit', code: sampleSecret('code', PLACEHOLDERS.code) },
    'wrong code': { type: 'code.submit', code: sampleSecret('code', PLACEHOLDERS.wrongCode) },
    'edit the code': { type: 'code.edit' },
    'look again': { type: 'step.check' },
    'look in the history': { type: 'history.check' },
    'read the receipt': { type: 'hold.begin' },
    'look away': { type: 'hold.end' },
    close: { type: 'withdrawal.close' },
  },
  watchers: {
    watchCustomer: {
      loaded: { event: { type: 'customer.change', facts: paying }, inApp: 'A load that is held is not answered.' },
      verified: {
        event: { type: 'customer.change', facts: paying },
        inApp: [{ kind: 'operator', action: 'setKyc', args: ['karl', true] }],
      },
      released: {
        event: { type: 'customer.change', facts: { ...paying, transferStep: 3 } },
        inApp: [{ kind: 'operator', action: 'releaseStep', args: ['omar'] }],
      },
      'held again': {
        event: { type: 'customer.change', facts: { ...paying, transferStep: 2 } },
        inApp: lateAnswer,
      },
      'code given out': {
        event: { type: 'customer.change', facts: paying },
        inApp: [{ kind: 'operator', action: 'setUser', args: ['iris', { userOtp: PLACEHOLDERS.newCode }] }],
      },
      'code spent': { event: { type: 'customer.change', facts: { ...paying, isCodeSpent: true } }, inApp: lateAnswer },
      'held and spent': {
        event: { type: 'customer.change', facts: { ...paying, transferStep: 8, isCodeSpent: true } },
        inApp: [{ kind: 'operator', action: 'setUser', args: ['iris', { transferStep: 8 }] }],
      },
      'not loaded': {
        event: { type: 'customer.change', facts: { ...paying, load: 'failed', transferStep: null } },
        inApp: 'A load that is held is not answered.',
      },
      'spent, not loaded': {
        event: { type: 'customer.change', facts: { ...paying, load: 'failed', isCodeSpent: true } },
        inApp: 'A load that is held is not answered.',
      },
      'another currency': {
        event: { type: 'customer.change', facts: { ...paying, symbol: JAPAN.symbol } },
        inApp: [{ kind: 'operator', action: 'setUser', args: ['iris', { country: JAPAN }] }],
      },
      'loan applied for': {
        event: { type: 'customer.change', facts: { ...paying, loan: 'pending' } },
        inApp: 'Another window applies for the loan.',
      },
      'loading again': {
        event: { type: 'customer.change', facts: loading },
        inApp: [...answeredLate('GET transfer/{id}'), sent('customer', { type: 'transfers.reload' })],
      },
    },
  },
  // The answer is late, so that what was asked is still open.
  inApp: { 'look again': [...answeredLate('GET users/{id}'), sent('withdrawal', { type: 'step.check' })] },
  outcomes: {
    compareCode: {
      right: { done: true, when: ({ code }: Typed) => code.shown === PLACEHOLDERS.code },
      wrong: { done: false, when: ({ code }: Typed) => code.shown === PLACEHOLDERS.wrongCode },
    },
    advanceStep: { done: { done: { userOtp: PLACEHOLDERS.code } }, ...failures(ADVANCE) },
    transfer: {
      paid: { done: { accessToken: PLACEHOLDERS.token } },
      duplicate: { error: new ApiError('reference-taken'), inApp: duplicate(TRANSFER) },
      ...failures(TRANSFER),
    },
    resetCode: { reset: { done: { userOtp: PLACEHOLDERS.code } }, refused: failures(RESET).refused },
  },
  calls: {
    compareCode: { inRealTime: 'A code is compared in the page, at once.' },
    advanceStep: { calls: [ADVANCE] },
    transfer: { calls: [TRANSFER] },
    resetCode: { calls: [RESET] },
  },
  submits: ['advanceStep', 'transfer'],
  key: ({ method, entry, symbol, unsure, facts: { load, kyc, loan, transferStep, isCodeSpent, symbol: current } }) => [
    method,
    symbol !== '' && symbol !== current,
    unsure !== undefined,
    load,
    kyc,
    loan,
    transferStep,
    isCodeSpent,
    isFilled({ method, entry }),
    Object.keys(entryErrors({ method, entry, facts: paying })).length > 0,
    isAboveBalance({ entry, facts: paying }),
  ],
})
