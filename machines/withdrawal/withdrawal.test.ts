import { expect, test } from 'vitest'
import { assign, fromPromise } from 'xstate'
import { startLogged } from '#machines/model/logged-flow.ts'
import { fill as fillIn } from '#machines/model/steps.ts'
import { stubListener, stubSession } from '#machines/model/stub-actor.ts'
import type { Errors } from '#machines/rules/field-errors.ts'
import type { SessionEvent } from '#machines/session/session-ref.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { Redacted } from '#src/contract/redacted.ts'
import { AppClock } from '#src/platform/clock/clock.ts'
import { withdrawalMachine } from './withdrawal.machine.ts'
import {
  EMPTY_ENTRY,
  isRightCode,
  isUnderWay,
  type WithdrawalDraft,
  type WithdrawalEntry,
  type WithdrawalFacts,
  type WithdrawalField,
  type WithdrawalMethod,
  type WithdrawalPath,
} from './withdrawal-rules.ts'
import { customerWith } from './withdrawal-sample.ts'
import type { WithdrawalEvent } from './withdrawal-setup.ts'

const CODE = '482913'
const code = (text: string) => new Redacted('code', text)
const FACTS: WithdrawalFacts = {
  load: 'ready',
  customerId: 'u1',
  email: 'iris@larkspur.example',
  symbol: '$',
  kyc: 'verified',
  loan: 'approved',
  balance: 500,
  transferStep: 9,
  isCodeSpent: false,
  otpMessage: new Redacted('message', 'Ask us'),
}
const FULL: WithdrawalEntry = {
  amount: '100',
  email: ' pay@mail.example ',
  accountName: 'Iris Moreau',
  accountNumber: ' 555-01 ',
  accountType: 'Savings',
  bankName: 'Harbour Bank',
}

/** of the other balance, which a withdrawal leaves alone */
const OTHER: WithdrawalDraft = { method: 'cashapp', entry: FULL, symbol: '', isAgreed: false }

interface Start {
  facts?: Partial<WithdrawalFacts>
  method?: WithdrawalMethod | null
  path?: WithdrawalPath
  isCodeSpent?: boolean
  /** the draft that was stored before */
  draft?: WithdrawalDraft | null
  /** the withdrawal to continue */
  underWay?: WithdrawalDraft
}

function start({
  facts = {},
  method = 'paypal',
  path = 'invest',
  isCodeSpent = false,
  draft = null,
  underWay,
}: Start = {}) {
  const clock = new AppClock({ mode: 'paused', virtual: 0 })
  const log: string[] = []
  const drafts: (WithdrawalDraft | null)[] = []
  const noteEvent = ({ type }: { type: string }) => void log.push(type)
  const customer = customerWith({ ...FACTS, ...facts }, noteEvent)
  const other = path === 'loan' ? 'invest' : 'loan'
  const session = stubSession(
    { customerId: FACTS.customerId, isCodeSpent, drafts: { [other]: OTHER, ...(draft && { [path]: draft }) } },
    (event) => {
      const change = event as SessionEvent
      if (change.type !== 'drafts.change') return noteEvent(change)
      expect(change.drafts[other]).toBe(OTHER)
      drafts.push(change.drafts[path] ?? null)
    },
  )
  const note = (text: string) => () => void log.push(text)
  const modal = stubListener(note('openKyc'))
  const flow = startLogged(
    withdrawalMachine.provide({
      actors: {
        compareCode: fromPromise<boolean, { code: Redacted<'code'>; isSpent: boolean }>(
          async ({ input }) => !input.isSpent && isRightCode(input.code, code(CODE)),
        ),
      },
      actions: {
        reloadPage: note('reloadPage'),
        expireSession: note('expireSession'),
        showHistory: (_, sought) => void log.push(JSON.stringify(sought)),
        noteSent: assign({ sentAt: () => clock.now() }),
      },
    }),
    {
      clock,
      input: { path, method: method ?? undefined, draft: underWay },
      log,
      beside: { customer, session, modal },
      holds: ['advanceStep', 'transfer', 'resetCode'],
    },
  )
  const { advanceStep: steps, transfer: payments, resetCode: resets } = flow.calls
  const send = (event: WithdrawalEvent) => flow.actor.send(event)
  const fill = (entry: Partial<WithdrawalEntry> = FULL) => {
    for (const event of fillIn(entry)) send(event)
  }
  const submit = (entry?: Partial<WithdrawalEntry>) => {
    fill(entry)
    send({ type: 'form.submit' })
  }
  const enter = async (typed = CODE) => {
    send({ type: 'code.submit', code: code(typed) })
    await clock.settled()
  }
  const change = (next: Partial<WithdrawalFacts>) =>
    send({ type: 'customer.change', facts: { ...flow.context().facts, ...next } })
  return { ...flow, steps, payments, resets, log, drafts, send, fill, submit, enter, change }
}

/** With the form submitted. */
function startSubmitted(options?: Start) {
  const flow = start(options)
  flow.submit()
  return flow
}

/** With the right code entered, too. */
async function startEntered(options?: Start) {
  const flow = startSubmitted(options)
  await flow.enter()
  return flow
}

/** The rules of WD-3, written from the requirement and independent of the chart. */
function expected(method: WithdrawalMethod, kyc: string, loan: string, isAbove: boolean, isFilled: boolean) {
  if (method !== 'bank transfer' && !isFilled) return { state: { editing: 'invalid' }, said: null }
  if (kyc === 'none' && isFilled) return { state: { checking: 'kycMissing' }, said: 'kyc-missing' }
  if (kyc === 'waiting') return { state: { editing: 'unverified' }, said: 'kyc-processing' }
  if (loan === 'pending') return { state: { checking: 'loanPending' }, said: 'loan-not-approved' }
  if (isAbove) return { state: { editing: 'tooMuch' }, said: 'balance-insufficient' }
  if (!isFilled) return { state: { editing: 'invalid' }, said: 'bank-fields-invalid' }
  return { state: { confirming: 'asking' }, said: null }
}

/** The rules know two kinds of method: the bank transfer, and the others, which ask for the same (WD-1). */
const combinations = (['paypal', 'bank transfer'] as const).flatMap((method) =>
  (['none', 'waiting', 'verified'] as const).flatMap((kyc) =>
    (['none', 'pending', 'approved'] as const).flatMap((loan) =>
      [false, true].flatMap((isAbove) =>
        [true, false].map((isFilled) => [method, kyc, loan, isAbove ? 'above' : 'below', isFilled ? 'full' : 'empty']),
      ),
    ),
  ),
) as [WithdrawalMethod, WithdrawalFacts['kyc'], WithdrawalFacts['loan'], 'above' | 'below', 'full' | 'empty'][]

test.each(combinations)('WD-3: %s, KYC %s, loan %s, amount %s, fields %s', (method, kyc, loan, amount, fields) => {
  const { submit, state, log } = start({ method, facts: { kyc, loan } })
  const typed = { ...FULL, amount: amount === 'above' ? '500.01' : '500' }
  // An "empty" bank transfer may still have an amount; for the other methods it has no e-mail address.
  submit(fields === 'full' ? typed : { ...EMPTY_ENTRY, amount: typed.amount })
  const { state: after, said } = expected(method, kyc, loan, amount === 'above', fields === 'full')
  expect([state(), log.find((entry) => !entry.startsWith('focus')) ?? null]).toEqual([after, said])
})

const BANK: Start = { method: 'bank transfer' }

test.each<[string, Start, Partial<WithdrawalEntry>, Errors<WithdrawalField>, said?: string]>([
  ['an amount of 0, before any rule', { facts: { kyc: 'none' } }, { amount: '0' }, { amount: 'amount-not-positive' }],
  ['a part of a yen', { facts: { kyc: 'none', symbol: '¥' } }, { amount: '100.55' }, { amount: 'amount-not-whole' }],
  ['an amount of 0 for a bank transfer', BANK, { amount: '0' }, { amount: 'amount-not-positive' }],
  [
    'every blank field of a bank transfer, also one with only spaces',
    BANK,
    { accountName: '  ', bankName: '' },
    { accountName: 'missing', bankName: 'missing' },
    'bank-fields-invalid',
  ],
  ['an invalid e-mail address', {}, { email: 'iris at mail' }, { email: 'email-unclear' }],
])('DATA-4, WD-3: refused at its field, the first of which has the focus: %s', (_, options, typed, errors, ...said) => {
  const flow = start(options)
  flow.submit({ ...FULL, ...typed })
  expect({ state: flow.state(), errors: flow.context().errors, log: flow.log }).toEqual({
    state: { editing: 'invalid' },
    errors,
    log: [...said, `focus ${Object.keys(errors)[0]}`],
  })
})

test('WD-3: for a bank transfer an amount is refused after rule 5', () => {
  const { submit, state, log } = start({ method: 'bank transfer', facts: { kyc: 'none' } })
  submit({ ...FULL, amount: '0' })
  expect({ state: state(), log }).toEqual({ state: { checking: 'kycMissing' }, log: ['kyc-missing'] })
})

test('WD-3: changing a refused field removes its error', () => {
  const { submit, context, fill, state } = start()
  submit({ ...FULL, email: 'iris at mail' })
  fill({ email: 'iris@mail.example' })
  expect({ state: state(), errors: context().errors }).toEqual({ state: { editing: 'fresh' }, errors: {} })
})

test.each(['none', 'waiting'] as const)(
  'WD-3: the form says that the customer is not verified until the bank verifies them: KYC %s',
  async (kyc) => {
    const { clock, change, state } = startSubmitted({ facts: { kyc } })
    await clock.advance(2_000)
    expect(state()).toEqual({ editing: 'unverified' })
    change({ kyc: 'waiting' })
    expect(state()).toEqual({ editing: 'unverified' })
    change({ kyc: 'verified' })
    expect(state()).toEqual({ editing: 'verified' })
  },
)

test('WD-3: the balance is compared to the cent', () => {
  // 0.7999999999999999
  const { submit, state } = start({ facts: { balance: 0.7 + 0.1 } })
  submit({ ...FULL, amount: '0.80' })
  expect(state()).toEqual({ confirming: 'asking' })
})

test.each(['loading', 'failed'] as const)('WD-3: while the needed data are %s nothing is submitted', (load) => {
  const { send, change, state, log, context } = startSubmitted({ facts: { load, kyc: 'none', balance: 0 } })
  expect({ state: state(), log }).toEqual({ state: { editing: 'notLoaded' }, log: [] })
  send({ type: 'loads.retry' })
  expect(log).toEqual(['customer.retry'])
  change({ load: 'ready', kyc: 'verified', balance: 500 })
  expect({ state: state(), entry: context().entry }).toEqual({ state: { editing: 'fresh' }, entry: FULL })
  send({ type: 'form.submit' })
  expect(state()).toEqual({ confirming: 'asking' })
})

test('WD-3: the KYC modal opens 2 s after the message, once, and the form is kept', async () => {
  const { send, clock, state, log, context } = startSubmitted({ facts: { kyc: 'none' } })
  send({ type: 'form.submit' })
  await clock.advance(1_999)
  expect({ state: state(), log }).toEqual({ state: { checking: 'kycMissing' }, log: ['kyc-missing'] })
  await clock.advance(1)
  expect({ state: state(), log, entry: context().entry }).toEqual({
    state: { editing: 'unverified' },
    log: ['kyc-missing', 'openKyc'],
    entry: FULL,
  })
})

test.each([
  ['the KYC modal does not open', 'kyc-missing', { kyc: 'none' }, { kyc: 'verified' }],
  ['the page does not reload', 'loan-not-approved', { loan: 'pending' }, { loan: 'approved' }],
] as const)('WD-3: %s once the bank has decided meanwhile', async (_, said, before, after) => {
  const { clock, change, state, log } = startSubmitted({ facts: before })
  change(after)
  await clock.advance(2_500)
  expect({ state: state(), log }).toEqual({ state: { editing: 'fresh' }, log: [said] })
})

test('WD-4: a wrong code is marked until it is changed', async () => {
  const { enter, send, state } = startSubmitted()
  await enter('1')
  send({ type: 'code.edit' })
  expect(state()).toEqual({ confirming: 'asking' })
})

test('WD-3: the page reloads 2.5 s after the message that the loan is not approved', async () => {
  const { clock, log } = startSubmitted({ facts: { loan: 'pending' } })
  await clock.advance(2_499)
  expect(log).toEqual(['loan-not-approved'])
  await clock.advance(1)
  expect(log).toEqual(['loan-not-approved', 'reloadPage'])
})

test.each([
  [{ loan: 'pending' }, { checking: 'loanPending' }, 'loan-not-approved'],
  [{ kyc: 'waiting' }, { editing: 'unverified' }, 'kyc-processing'],
  [{ balance: 1 }, { editing: 'tooMuch' }, 'balance-insufficient', 'focus amount'],
] as const)('WD-3: a code does not pay what a rule refuses by now: %j', async (facts, after, ...said) => {
  const { change, enter, state, log } = startSubmitted()
  expect(state()).toEqual({ confirming: 'asking' })
  change(facts)
  expect(state()).toEqual({ confirming: 'asking' })
  await enter()
  expect({ state: state(), log }).toEqual({ state: after, log: said })
})

test('WD-1: without a method it is chosen first, and going back keeps what was typed', () => {
  const { send, state, context, fill } = start({ method: null })
  expect(state()).toBe('method')
  send({ type: 'method.choose', method: 'zelle' })
  fill({ amount: '7', email: 'a@b.example' })
  send({ type: 'method.change' })
  expect(state()).toBe('method')
  send({ type: 'method.choose', method: 'cashapp' })
  expect({ state: state(), method: context().method, amount: context().entry.amount }).toEqual({
    state: { editing: 'fresh' },
    method: 'cashapp',
    amount: '7',
  })
})

const STEPS = [0, 1, 8, 9, 11, null]
const CODES = [
  ['right', CODE],
  ['padded', ` ${CODE} `],
  ['wrong', '000000'],
  ['empty', ''],
] as const
const gates = STEPS.flatMap((step) => CODES.map(([kind, code]) => [step, kind, code] as const))

test.each(gates)('WD-4: what happens at step %s with a code that is %s', async (transferStep, kind, code) => {
  const { enter, state, log, steps, payments } = startSubmitted({ facts: { transferStep } })
  await enter(code)
  const step = transferStep ?? 0
  const isOdd = [1, 9, 11].includes(step)
  const isRight = kind === 'right' || kind === 'padded'
  expect({ state: state(), log, steps: steps.map(({ input }) => input), payments: payments.length }).toEqual(
    !isOdd
      ? { state: { confirming: { careNeeded: 'waiting' } }, log: [], steps: [], payments: 0 }
      : !isRight
        ? { state: { confirming: 'wrong' }, log: ['wrong-code', 'focus code'], steps: [], payments: 0 }
        : step === 9
          ? { state: { transferring: 'paying' }, log: [], steps: [], payments: 1 }
          : { state: 'advancing', log: [], steps: [{ customerId: 'u1', transferStep: step + 1 }], payments: 0 },
  )
})

test.each([
  ['a step', 2],
  ['a missing step', null],
])('WD-4: when the bank releases %s, the dialog says so at once', (_, transferStep) => {
  const { change, state, log } = startSubmitted({ facts: { transferStep } })
  expect(state()).toEqual({ confirming: { careNeeded: 'waiting' } })
  change({ load: 'loading' })
  expect(state()).toEqual({ confirming: { careNeeded: 'waiting' } })
  change({ load: 'ready', transferStep: 3 })
  expect({ state: state(), log }).toEqual({ state: { confirming: 'released' }, log: [] })
})

test('WD-4: the bank takes a release back, and makes it again', async () => {
  const { enter, change, state } = startSubmitted({ facts: { transferStep: 2 } })
  change({ transferStep: 3 })
  change({ transferStep: 2 })
  expect(state()).toEqual({ confirming: { careNeeded: 'waiting' } })
  change({ transferStep: 3 })
  expect(state()).toEqual({ confirming: 'released' })
  await enter('1')
  expect(state()).toEqual({ confirming: 'wrong' })
  change({ transferStep: 4 })
  expect(state()).toEqual({ confirming: { careNeeded: 'waiting' } })
})

test.each([
  ['the step is still the bank’s', { load: 'ready' }, { careNeeded: 'unchanged' }],
  ['the bank has released it', { load: 'ready', transferStep: 3 }, 'released'],
  ['the bank could not be reached', { load: 'failed', transferStep: null }, { careNeeded: 'failed' }],
] as const)('WD-4: “Check again” loads the customer once, and says what it found: %s', (_, facts, confirming) => {
  const { send, change, state, log } = startSubmitted({ facts: { transferStep: 2 } })
  send({ type: 'step.check' })
  change({ load: 'loading' })
  send({ type: 'step.check' })
  expect(state()).toEqual({ confirming: { careNeeded: 'looking' } })
  change(facts)
  expect({ state: state(), log }).toEqual({ state: { confirming }, log: ['user.reload'] })
})

test('WD-8: a spent code is not asked for, until customer care gives out a new one', async () => {
  const { enter, send, change, state, log } = await startEntered({ facts: { isCodeSpent: true } })
  expect({ state: state(), log }).toEqual({ state: { confirming: { codeSpent: 'waiting' } }, log: [] })
  send({ type: 'step.check' })
  change({ load: 'loading' })
  change({ load: 'ready' })
  expect(state()).toEqual({ confirming: { codeSpent: 'unchanged' } })
  change({ isCodeSpent: false })
  expect([state(), log]).toEqual([{ confirming: 'renewed' }, ['user.reload', 'code.renew']])
  await enter()
  expect(state()).toEqual({ transferring: 'paying' })
})

test('WD-4, WD-8: a step that is the bank’s comes before a code that is spent', () => {
  const { change, state } = startSubmitted({ facts: { transferStep: 8, isCodeSpent: true } })
  expect(state()).toEqual({ confirming: { careNeeded: 'waiting' } })
  change({ transferStep: 9 })
  expect(state()).toEqual({ confirming: { codeSpent: 'waiting' } })
  change({ transferStep: 8 })
  expect(state()).toEqual({ confirming: { careNeeded: 'waiting' } })
})

test('WD-4: a step that could not be loaded, or that has not changed, is no release', () => {
  const { change, state } = startSubmitted({ facts: { transferStep: 3 } })
  change({ balance: 400 })
  change({ load: 'failed', transferStep: null })
  change({ load: 'ready', transferStep: 3 })
  change({ load: 'ready', transferStep: 5 })
  expect(state()).toEqual({ confirming: 'asking' })
})

test.each([
  ['the code was accepted', { load: 'ready', transferStep: 2 }, { careNeeded: 'waiting' }],
  ['it was not', { load: 'ready', transferStep: 1 }, 'unsure'],
  ['nobody knows', { load: 'failed', transferStep: null }, 'unsure'],
] as const)(
  'WD-7: after a lost answer to a code, the user who is loaded again tells if %s',
  async (_, facts, confirming) => {
    const { change, steps, state, log } = await startEntered({ facts: { transferStep: 1 } })
    await steps[0]?.reject(new ApiError('network'))
    change({ load: 'loading' })
    expect(state()).toEqual({ confirming: 'unsure' })
    change(facts)
    expect({ state: state(), log }).toEqual({ state: { confirming }, log: ['user.reload'] })
  },
)

test('WD-5: the entry is stored with every change, and deleted once it is paid', async () => {
  const { send, fill, submit, enter, payments, drafts } = start({ method: null })
  send({ type: 'method.choose', method: 'paypal' })
  const chosen: WithdrawalDraft = { method: 'paypal', entry: EMPTY_ENTRY, symbol: '', isAgreed: false }
  expect(drafts.splice(0)).toEqual([chosen])
  fill({ amount: '100', email: 'pay@mail.example' })
  const full = { ...chosen, entry: { ...EMPTY_ENTRY, amount: '100', email: 'pay@mail.example' } }
  expect(drafts.splice(0)).toEqual([{ ...full, entry: { ...full.entry, email: '' } }, full])
  submit({})
  const asked = { amount: 100, madeBefore: 0 }
  const agreed = { ...full, symbol: '$', isAgreed: true, asked }
  expect(drafts.splice(0)).toEqual([agreed])
  await enter()
  const unsure = { ...asked, path: 'invest', method: 'paypal', sentAt: 0 }
  expect(drafts.splice(0)).toEqual([{ ...agreed, isAgreed: false, unsure }])
  await payments[0]?.resolve(null)
  expect(drafts).toEqual([null])
})

test.each([
  ['no method', null, 'zelle'],
  ['the same method', 'zelle', 'zelle'],
  ['another method', 'paypal', 'paypal'],
] as const)('WD-5: the form is opened again with %s, and shows what was entered before', (_, method, shown) => {
  const draft: WithdrawalDraft = {
    method: 'zelle',
    entry: { ...EMPTY_ENTRY, amount: '100' },
    symbol: '$',
    isAgreed: true,
  }
  const { state, context } = start({ method, draft })
  expect({ state: state(), method: context().method, entry: context().entry }).toEqual({
    state: { editing: 'fresh' },
    method: shown,
    entry: draft.entry,
  })
})

const SENT = { amount: '1000.50', email: 'pay@mail.example', userId: 'u1', symbol: 'kr' }

test('WD-4: the checked amount is paid: it cannot change during the code step', async () => {
  const { enter, fill, send, payments } = startSubmitted()
  fill({ amount: '999999' })
  send({ type: 'method.choose', method: 'zelle' })
  send({ type: 'method.change' })
  await enter('000000')
  fill({ amount: '999999', email: 'another@mail.example' })
  await enter()
  fill({ amount: '999999' })
  expect(payments.map(({ input }) => input)).toEqual([
    { ...SENT, amount: '100', symbol: '$', withdrawalPath: 'invest', transactiontype: 'paypal' },
  ])
})

test('WD-5: before the last step a right code moves on by one, and the modal closes', async () => {
  const { steps, state, log } = await startEntered({ facts: { transferStep: 7 } })
  await steps[0]?.resolve(null)
  expect([state(), log]).toEqual(['closed', ['withdrawal-processing', 'user.reload', 'close']])
})

test('WD-5: at the last step the money leaves, the code is reset, and the receipt closes 3 s later', async () => {
  const { payments, resets, clock, state, log } = await startEntered()
  await payments[0]?.resolve(null)
  expect({ state: state(), log, resets: resets.map(({ input }) => input) }).toEqual({
    state: { transferring: 'resettingCode' },
    log: ['withdrawal-successful', 'code.spend', 'transfers.reload'],
    resets: [{ customerId: 'u1' }],
  })
  await resets[0]?.resolve(null)
  await clock.advance(2_999)
  expect([state(), log.slice(3)]).toEqual(['transferred', ['code.renew', 'user.reload']])
  await clock.advance(1)
  expect(log.slice(5)).toEqual(['close'])
})

test('WD-8: the receipt can be closed while the code is being reset: the bank has spent it', async () => {
  const { payments, send, log } = await startEntered()
  await payments[0]?.resolve(null)
  log.length = 0
  send({ type: 'withdrawal.close' })
  expect(log).toEqual(['user.reload', 'close'])
})

test('WD-8: if the code cannot be reset, the payment stands and the code stays spent', async () => {
  const { payments, resets, state, send, log } = await startEntered()
  await payments[0]?.resolve(null)
  await resets[0]?.reject(new ApiError('network'))
  send({ type: 'withdrawal.close' })
  expect({ state: state(), log }).toEqual({
    state: 'closed',
    log: ['withdrawal-successful', 'code.spend', 'transfers.reload', 'user.reload', 'close'],
  })
})

test('WD-8: the right code is wrong once it is spent', async () => {
  const { state, log } = await startEntered({ isCodeSpent: true })
  expect({ state: state(), log }).toEqual({ state: { confirming: 'wrong' }, log: ['wrong-code', 'focus code'] })
})

const SENT_TO_BANK = {
  ...SENT,
  email: 'iris@larkspur.example',
  accountName: 'Iris Moreau',
  accountNumber: '555-01',
  accountType: 'Savings',
  bankName: 'Harbour Bank',
}

test.each([
  ['paypal', 'invest', SENT],
  ['cashapp', 'loan', SENT],
  ['zelle', 'invest', SENT],
  ['bank transfer', 'invest', SENT_TO_BANK],
  ['bank transfer', 'loan', SENT_TO_BANK],
] as const)('WD-6: the request body of a withdrawal by %s on the path %s', async (method, path, sent) => {
  const { submit, enter, payments } = start({ method, path, facts: { symbol: 'kr', balance: 5_000 } })
  submit({ ...FULL, amount: ' 1,000.50 ' })
  await enter()
  expect(payments.map(({ input }) => input)).toEqual([{ ...sent, withdrawalPath: path, transactiontype: method }])
})

test.each([
  [9, 'reference-taken', { editing: 'duplicate' }, ['withdrawal-duplicate', 'transfers.reload', 'user.reload']],
  [9, 'refused', { editing: 'refused' }, ['withdrawal-cancelled', 'transfers.reload', 'user.reload']],
  [9, 'network', { editing: 'unsure' }, ['transfers.reload', 'user.reload']],
  [9, 'unauthorized', { editing: 'fresh' }, ['expireSession']],
  [1, 'refused', { editing: 'refused' }, ['withdrawal-cancelled', 'user.reload']],
  [1, 'network', { confirming: 'unsure' }, ['user.reload']],
  [1, 'unauthorized', { editing: 'fresh' }, []],
])(
  'WD-7: a call that fails at step %d with %s keeps the input, and shows the right state and messages',
  async (transferStep, code, after, said) => {
    const { steps, payments, state, log, context } = await startEntered({ facts: { transferStep } })
    await [...steps, ...payments][0]?.reject(new ApiError(code))
    expect({ state: state(), log, entry: context().entry }).toEqual({ state: after, log: said, entry: FULL })
  },
)

test('WD-7: no code is accepted while the step reloads', async () => {
  const { enter, change, send, state, log } = startSubmitted({ facts: { transferStep: 1 } })
  change({ load: 'failed', transferStep: null })
  await enter()
  expect(state()).toEqual({ confirming: 'notLoaded' })
  send({ type: 'loads.retry' })
  change({ load: 'ready', transferStep: 1 })
  expect({ state: state(), log }).toEqual({ state: { confirming: 'asking' }, log: ['customer.retry'] })
})

test.each<[string, string[], Start, 'submitted'?]>([
  ['at step 1 cancels the withdrawal', ['withdrawal-closed', 'close'], { facts: { transferStep: 1 } }, 'submitted'],
  ['at step 9 cancels the withdrawal', ['withdrawal-closed', 'close'], {}, 'submitted'],
  ['while the step is the bank’s says nothing', ['close'], { facts: { transferStep: 2 } }, 'submitted'],
  ['while the bank has to give out a new code says nothing', ['close'], { facts: { isCodeSpent: true } }, 'submitted'],
  ['before the code step says nothing', ['close'], {}],
  ['before a method is chosen says nothing', ['close'], { method: null }],
])('WD-7, WD-8: closing %s', (_, said, options, at) => {
  const { send, log } = at === 'submitted' ? startSubmitted(options) : start(options)
  send({ type: 'withdrawal.close' })
  expect(log).toEqual(said)
})

const UNDER_WAY: WithdrawalDraft = {
  method: 'zelle',
  entry: { ...EMPTY_ENTRY, amount: '100', email: 'pay@mail.example' },
  symbol: '$',
  isAgreed: true,
}

const ROUTE = { path: 'invest', method: 'zelle' } as const

test.each([
  [2, { careNeeded: 'waiting' }],
  [3, 'asking'],
  [9, 'asking'],
] as const)('WD-9: a withdrawal in progress continues at the code, at step %d', (transferStep, confirming) => {
  const { state, context, log, drafts } = start({ method: null, underWay: UNDER_WAY, facts: { transferStep } })
  expect({ state: state(), context: context(), log, drafts }).toMatchObject({
    state: { confirming },
    context: UNDER_WAY,
    log: [],
    drafts: [UNDER_WAY],
  })
})

test.each([
  ['the balance has become too low', { balance: 99 }, 'tooMuch'],
  ['the figures have not loaded', { load: 'loading' }, 'notLoaded'],
  ['the currency has changed', { symbol: 'kr' }, 'currencyChanged'],
] as const)(
  'WD-9, WD-3, DATA-4: a continued withdrawal is checked again, and shows the form if %s',
  (_, facts, editing) => {
    const { state, context } = start({ method: null, underWay: UNDER_WAY, facts })
    expect({ state: state(), entry: context().entry }).toEqual({ state: { editing }, entry: UNDER_WAY.entry })
  },
)

test.each(['network', 'timeout', 'gateway', 'reference-taken'])(
  'WD-9: a withdrawal that may have been paid is no longer in progress: %s',
  async (code) => {
    const { enter, payments, drafts } = start({ method: null, underWay: UNDER_WAY })
    await enter()
    await payments[0]?.reject(new ApiError(code))
    const asked = { amount: 100, madeBefore: 0 }
    const lost = code === 'reference-taken' ? {} : { asked, unsure: { ...asked, sentAt: 0, ...ROUTE } }
    expect(drafts.at(-1)).toEqual({ ...UNDER_WAY, isAgreed: false, ...lost })
  },
)

test.each([
  ['still unknown', 0, { editing: 'unsure' }, UNDER_WAY.entry],
  ['not in the history, which was asked', 0, { editing: 'fresh' }, UNDER_WAY.entry, true],
  // One less than the history has now.
  ['paid, as the history tells', -1, 'method', EMPTY_ENTRY],
] as const)(
  'WD-5, WD-7: opened again, a withdrawal that may have been paid is %s',
  (_, madeBefore, at, entry, isChecked?: boolean) => {
    const unsure = { amount: 100, madeBefore, sentAt: 0, isChecked, ...ROUTE }
    const { state, context } = start({ method: null, draft: { ...UNDER_WAY, isAgreed: false, unsure } })
    expect({ state: state(), entry: context().entry }).toEqual({ state: at, entry })
  },
)

test('WD-7, WD-9: while it is being paid, what is kept says that it may have been, so that a reload does not pay it again', async () => {
  const { enter, payments, drafts, state } = start({ method: null, underWay: UNDER_WAY })
  await enter()
  const asked = { amount: 100, madeBefore: 0 }
  expect([state(), drafts.at(-1)]).toEqual([
    { transferring: 'paying' },
    { ...UNDER_WAY, isAgreed: false, asked, unsure: { ...asked, sentAt: 0, ...ROUTE } },
  ])
  await payments[0]?.reject(new ApiError('refused'))
  expect(drafts.at(-1)).toEqual(UNDER_WAY)
})

test('WD-7: after one of unknown outcome that was made, another amount is no duplicate of it', async () => {
  const unsure = { amount: 100, madeBefore: -1, sentAt: 0, ...ROUTE }
  const entry = { ...UNDER_WAY.entry, amount: '200' }
  const { state, send } = start({ method: null, draft: { ...UNDER_WAY, entry, isAgreed: false, unsure } })
  send({ type: 'form.submit' })
  expect(state()).toEqual({ confirming: 'asking' })
})

test('WD-7, WD-9: a withdrawal that another tab has paid meanwhile is not paid again, unless it is asked for once more', async () => {
  const asked = { amount: 100, madeBefore: -1 }
  const { state, send, drafts, enter, payments } = start({ method: null, underWay: { ...UNDER_WAY, asked } })
  expect([state(), drafts.at(-1)]).toEqual([{ editing: 'duplicate' }, { ...UNDER_WAY, isAgreed: false }])
  send({ type: 'form.submit' })
  await enter()
  expect([state(), payments.length]).toEqual([{ transferring: 'paying' }, 1])
})

test('WD-7: the history is asked for again, and told what it had before, by number: the bank may date a withdrawal by another clock', async () => {
  const { enter, payments, send, log } = start({ method: null, underWay: UNDER_WAY })
  await enter()
  await payments[0]?.reject(new ApiError('gateway'))
  log.length = 0
  send({ type: 'history.check' })
  expect(log).toEqual([
    '{"unsure":{"amount":100,"madeBefore":0,"path":"invest","method":"zelle","sentAt":0,"isChecked":true}}',
    'transfers.reload',
    'close',
  ])
})

test.each([
  [false, 2, false],
  [false, 9, false],
  [true, 1, false],
  [true, 2, true],
  [true, 9, true],
  [true, null, false],
])('WD-9: a withdrawal that is agreed to (%j) is in progress at step %s: %s', (isAgreed, step, expected) => {
  expect(isUnderWay(isAgreed, step)).toBe(expected)
})

test('DATA-4, WD-6: a change of currency asks for the amount again, and only the newly agreed amount is posted', async () => {
  const { submit, send, enter, change, payments, state, context, log } = start()
  submit({ ...FULL, amount: '100.55' })
  change({ symbol: '¥' })
  expect({ state: state(), errors: context().errors, log }).toEqual({
    state: { editing: 'currencyChanged' },
    errors: { amount: 'amount-currency' },
    log: [],
  })
  send({ type: 'form.submit' })
  expect(context().errors).toEqual({ amount: 'amount-not-whole' })
  submit({ amount: '100' })
  await enter()
  expect(payments.map(({ input }) => input)).toEqual([expect.objectContaining({ amount: '100', symbol: '¥' })])
})

test('DATA-4: a currency that is not loaded does not count as changed, and a payment in progress keeps its own', async () => {
  const { enter, change, state, context } = startSubmitted({ facts: { symbol: 'kr' } })
  change({ load: 'failed', symbol: '$' })
  expect(state()).toEqual({ confirming: 'asking' })
  change({ load: 'ready', symbol: 'kr' })
  await enter()
  change({ symbol: '¥' })
  expect([state(), context().symbol]).toEqual([{ transferring: 'paying' }, 'kr'])
})

test('DATA-4, WD-7: a change of currency while a step is sent asks for the amount again if the answer is lost', async () => {
  const { change, steps, state } = await startEntered({ facts: { transferStep: 1 } })
  change({ symbol: '¥' })
  await steps[0]?.reject(new ApiError('network'))
  expect(state()).toEqual({ editing: 'currencyChanged' })
})
