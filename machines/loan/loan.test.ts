import { expect, test } from 'vitest'
import type { CustomerAnswers } from '#machines/customer/customer-ref.ts'
import type { ModalEvent } from '#machines/modal/modal-ref.ts'
import { startLogged } from '#machines/model/logged-flow.ts'
import { fill as fillIn } from '#machines/model/steps.ts'
import { stubListener } from '#machines/model/stub-actor.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { AppClock } from '#src/platform/clock/clock.ts'
import { loanMachine } from './loan.machine.ts'
import { EMPTY_APPLICATION, type LoanDraft, unusualIncomes } from './loan-application.ts'

const APPLICANT = { userId: 'u1', name: 'Ada Fenwick', email: 'ada@larkspur.example', symbol: '£' }
const FINANCES = { amount: '1,250.50', monthlyIncome: '3,200', homeAddress: '3 Foss Lane', city: ' York ', state: 'UK' }
const PURPOSE = {
  loanPurpose: 'A boat',
  professionalStatus: 'Employed',
  professionalCategory: 'Teaching',
  nextOfKin: 'Maud Fenwick',
  phone: '+1 340 555 0102',
}

function start(
  entry: Partial<LoanDraft> = {},
  answers: Partial<CustomerAnswers> = { user: userWith('£'), loans: { loan: [{ _id: 'l1' }] } },
) {
  const clock = new AppClock({ mode: 'paused', virtual: 0 })
  const log: unknown[] = []
  const modal = stubListener((event) => log.push((event as Extract<ModalEvent, { type: 'modal.open' }>).request))
  const flow = startLogged(loanMachine, { clock, answers, log, holds: ['postLoan'], beside: { modal } })
  const { send } = flow.actor
  const fill = (values: Partial<LoanDraft>) => {
    for (const event of fillIn(values)) send(event)
  }
  fill(entry)
  const next = () => send({ type: 'step.submit' })
  const apply = () => send({ type: 'application.submit' })
  const close = () => send({ type: 'loan.close' })
  return { ...flow, calls: flow.calls.postLoan, fill, next, apply, close }
}

/** On the second step, with every field filled in. */
function startComplete() {
  const flow = start(FINANCES)
  flow.next()
  flow.fill(PURPOSE)
  return flow
}

/** Posted, response pending. */
async function startPosting() {
  const flow = startComplete()
  flow.apply()
  await flow.clock.advance(15_000)
  return flow
}

const missing = (fields: object) => Object.fromEntries(Object.keys(fields).map((field) => [field, 'missing']))

test.each([
  ['nothing', '£', EMPTY_APPLICATION, missing(FINANCES)],
  ['only spaces', '£', { city: '  ' }, { city: 'missing' }],
  [
    'an empty field and bad amounts',
    '£',
    { amount: '0', monthlyIncome: 'some', state: '' },
    { amount: 'amount-not-positive', monthlyIncome: 'amount-unclear', state: 'missing' },
  ],
  [
    'fractions of a yen',
    '¥',
    { amount: '100.55', monthlyIncome: '3,200.5' },
    { amount: 'amount-not-whole', monthlyIncome: 'amount-not-whole' },
  ],
] as const)(
  'LOAN-2, DATA-4: the first step with %s, in %s, shows a toast, marks the fields and focuses the first one',
  (_, symbol, entry, errors) => {
    const { next, state, context, log } = start({ ...FINANCES, ...entry }, { user: userWith(symbol) })
    next()
    expect({ state: state(), errors: context().errors, log }).toEqual({
      state: 'finances',
      errors,
      log: ['fields-invalid', `focus ${Object.keys(errors)[0]}`],
    })
  },
)

test.each([
  ['192,000', '3,200', null],
  ['193,700', '3,200', 61],
  ['900000', '10', 90_000],
  ['900000', '', null],
  ['900000', '0', null],
])('LOAN-2: a loan of %s on %s a month is %s incomes, if that is unusual', (amount, monthlyIncome, incomes) => {
  expect(unusualIncomes({ ...EMPTY_APPLICATION, amount, monthlyIncome }, '£')).toBe(incomes)
})

test('LOAN-2: typing into a field removes its error, and no other', () => {
  const { next, fill, context } = start()
  next()
  fill({ amount: '5' })
  const { amount: _, ...others } = missing(FINANCES)
  expect(context().errors).toEqual(others)
})

test('LOAN-2: the second step asks for all of its fields, and Back keeps every value', () => {
  const { actor, next, apply, fill, state, context, calls, log } = start(FINANCES)
  next()
  fill({ loanPurpose: 'A boat' })
  apply()
  const { loanPurpose: _, ...others } = missing(PURPOSE)
  expect({ state: state(), errors: context().errors, calls, log }).toEqual({
    state: 'purpose',
    errors: others,
    calls: [],
    log: ['fields-invalid', 'focus professionalStatus'],
  })
  actor.send({ type: 'step.back' })
  expect({ state: state(), draft: context().draft, errors: context().errors }).toEqual({
    state: 'finances',
    draft: { ...EMPTY_APPLICATION, ...FINANCES, loanPurpose: 'A boat' },
    errors: {},
  })
})

test('LOAN-3: after the post the loans reload, it closes, and the notice of the loan that is not listed yet opens', async () => {
  const { calls, log } = await startPosting()
  await calls[0]?.resolve({})
  expect(log).toEqual(['loans.reload', { kind: 'loan-notice', before: 'l1' }, 'close'])
})

test.each([0, 14_999])('LOAN-3: closing it %i ms after the submit posts nothing', async (ms) => {
  const { clock, apply, close, calls, log } = startComplete()
  apply()
  await clock.advance(ms)
  close()
  await clock.advance(60_000)
  expect({ calls, log }).toEqual({ calls: [], log: ['close'] })
})

test('LOAN-3, ERR-1: after a failed post the second step shows again with every value and no toast, and the loans reload, as it may have been made', async () => {
  const { actor, clock, calls, next, apply, state, context, log } = await startPosting()
  await calls[0]?.reject(new ApiError('network'))
  expect({ state: state(), context: context(), log }).toEqual({
    state: 'purpose',
    context: {
      draft: { ...FINANCES, ...PURPOSE },
      customer: APPLICANT,
      agreed: '£',
      errors: {},
      failure: 'network',
      before: 'l1',
      sent: { amount: 1250.5, madeBefore: 0 },
    },
    log: ['loans.reload'],
  })
  // It may have been made: that is said until it is sent again, whatever is typed.
  actor.send({ type: 'field.change', field: 'phone', value: '0' })
  actor.send({ type: 'step.back' })
  next()
  expect({ state: state(), failure: context().failure }).toEqual({ state: 'purpose', failure: 'network' })
  apply()
  await clock.advance(15_000)
  expect({ state: state(), failure: context().failure }).toEqual({ state: 'posting', failure: null })
})

test('LOAN-3, DATA-1: it waits until the customer is loaded, and can be closed meanwhile', () => {
  const { actor, next, state, log } = start({}, {})
  next()
  expect(state()).toBe('waiting')
  actor.send({ type: 'customer.change', customer: APPLICANT })
  expect({ state: state(), log }).toEqual({ state: 'finances', log: [] })
  const other = start({}, {})
  other.close()
  expect(other.log).toEqual(['close'])
})

test('ERR-3: an application that is validated or posted can be neither sent again nor changed', async () => {
  const { actor, clock, apply, fill, context, calls, state } = startComplete()
  const touch = () => {
    apply()
    fill({ phone: 'another' })
    actor.send({ type: 'step.back' })
  }
  apply()
  touch()
  await clock.advance(5_000)
  touch()
  await clock.advance(10_000)
  await calls[0]?.resolve({})
  touch()
  expect({ calls: calls.length, phone: context().draft.phone, state: state() }).toEqual({
    calls: 1,
    phone: PURPOSE.phone,
    state: 'posted',
  })
})

const CHANGED = { state: 'finances', errors: { amount: 'amount-currency', monthlyIncome: 'amount-currency' }, log: [] }

test.each([null, 0, 14_999])(
  'DATA-4, LOAN-3: a change of currency leads back to the amount, and nothing is posted (%j ms after the submit)',
  async (ms) => {
    const { actor, clock, apply, calls, state, context, log } = startComplete()
    if (ms !== null) {
      apply()
      await clock.advance(ms)
    }
    actor.send({ type: 'customer.change', customer: { ...APPLICANT, symbol: '¥' } })
    expect({ state: state(), errors: context().errors, log }).toEqual(CHANGED)
    await clock.advance(60_000)
    expect(calls).toEqual([])
  },
)

test('DATA-4, LOAN-3: after a failed post in another currency the amount is asked for again', async () => {
  const { actor, calls, state, context, log } = await startPosting()
  actor.send({ type: 'customer.change', customer: { ...APPLICANT, symbol: '¥' } })
  expect(state()).toBe('posting')
  await calls[0]?.reject(new ApiError('refused'))
  expect({ state: state(), errors: context().errors, log }).toEqual({ ...CHANGED, log: ['loans.reload'] })
})

function userWith(symbol: string) {
  return { _id: 'u1', firstName: 'Ada', lastName: 'Fenwick', email: APPLICANT.email, country: { name: '', symbol } }
}
