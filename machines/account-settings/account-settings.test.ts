import { expect, test } from 'vitest'
import { assign } from 'xstate'
import { newcomer } from '#machines/customer/newcomer.ts'
import { startLogged } from '#machines/model/logged-flow.ts'
import type { SignUpDraft } from '#machines/sign-up/sign-up-draft.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import type { User } from '#src/contract/entities.ts'
import { accountSettingsMachine } from './account-settings.machine.ts'

const ADA: User = {
  _id: 'u1',
  firstName: 'Ada',
  lastName: 'Fenwick',
  middleName: null,
  email: 'ada@larkspur.example',
  phone: 'unlisted',
  address: '3 Foss Lane',
  city: 'York',
  country: { name: 'United Kingdom', symbol: '£' },
  dob: '1984-12-10',
  age: 41,
  gender: 'Female',
  maritalstatus: 'Married',
  accountType: 'Current',
}
const { _id: _, middleName: __, ...STORED } = ADA
const HELD = { ...STORED, age: '41' }
const NORWAY = { name: 'Norway', symbol: 'kr' }
const DRAFT = { ...HELD, middleName: '' }

function start(user: User | null = ADA) {
  const machine = accountSettingsMachine.provide({ actions: { noteToday: assign({ today: '2026-03-02' }) } })
  const flow = startLogged(machine, { answers: user === null ? {} : { user }, holds: ['putProfile'] })
  const { send } = flow.actor
  const change = (change: Partial<SignUpDraft>) => send({ type: 'fields.change', change })
  const submit = () => send({ type: 'profile.submit' })
  const close = () => send({ type: 'account-settings.close' })
  return { ...flow, calls: flow.calls.putProfile, change, submit, close }
}

test('ACCT-2: it waits until the customer is loaded, and can be closed meanwhile', () => {
  const { actor, submit, state, context, calls } = start(null)
  submit()
  expect({ state: state(), calls }).toEqual({ state: 'waiting', calls: [] })
  const closed = start(null)
  closed.close()
  expect(closed.log).toEqual(['close'])
  actor.send({ type: 'user.arrive', user: ADA })
  expect({ state: state(), draft: context().draft }).toEqual({ state: 'editing', draft: DRAFT })
})

test('ACCT-2: the whole profile is sent, a blank field with its stored value, without what the bank never knew', async () => {
  const { change, submit, calls } = start()
  change({ firstName: ' Augusta ' })
  change({ lastName: '  ' })
  change({ dob: '' })
  submit()
  // The bank would refuse the phone number that it knows, which has no digits.
  const { phone: _, ...known } = HELD
  const profile = { ...known, firstName: 'Augusta' }
  expect(calls.map(({ input }) => input)).toEqual([{ customerId: 'u1', profile }])
})

test.each([
  ['email', 'ada@larkspur', 'email-unclear'],
  ['phone', 'call me', 'phone-unclear'],
  ['age', 'forty', 'age-unclear'],
  ['dob', '2026-03-03', 'born-later'],
] as const)('ACCT-2: %s %j is refused at the field', (field, value, error) => {
  const { change, submit, state, context, calls, log } = start()
  change({ [field]: value })
  submit()
  expect({ state: state(), errors: context().errors, calls, log }).toEqual({
    state: 'editing',
    errors: { [field]: error },
    calls: [],
    log: [`focus ${field}`],
  })
})

test.each([
  ['phone', 'unlisted'],
  ['address', '—'],
] as const)('ACCT-2: %s %j is accepted', (field, value) => {
  const { change, submit, state } = start()
  change({ [field]: value })
  submit()
  expect(state()).toBe('submitting')
})

test('ACCT-2: typing in an invalid field removes its error', () => {
  const { change, submit, context } = start()
  change({ email: 'x' })
  submit()
  change({ city: 'Hull' })
  expect(context().errors).toEqual({ email: 'email-unclear' })
  change({ email: 'ada@new' })
  expect(context().errors).toEqual({})
})

test('ACCT-2: every value that sign-up accepts is accepted here and sent, a country with its currency symbol', () => {
  const { change, submit, calls } = start()
  change(newcomer)
  submit()
  expect(calls[0]?.input.profile).toEqual(newcomer)
})

test('ACCT-2: an emptied country is sent as the stored one, and left out if none is stored', () => {
  const { change, submit, calls } = start()
  change({ country: null })
  submit()
  expect(calls[0]?.input.profile.country).toEqual(ADA.country)
  const stateless = start({ ...ADA, country: { name: ' ', symbol: null } })
  stateless.submit()
  expect(stateless.calls[0]?.input.profile).not.toHaveProperty('country')
})

test('ACCT-2, ERR-1: any other failure keeps what was typed, and reloads the user, whose details may have been saved', async () => {
  const { calls, change, submit, state, context, log } = start()
  change({ city: 'Leeds' })
  submit()
  await calls[0]?.reject(new ApiError('network'))
  expect({ state: state(), context: context(), log }).toEqual({
    state: 'editing',
    context: {
      user: ADA,
      draft: { ...DRAFT, city: 'Leeds' },
      today: '2026-03-02',
      errors: {},
      failure: 'network',
    },
    log: ['user.reload'],
  })
  change({ city: 'Hull' })
  expect(context().failure).toBe('network')
  submit()
  expect(context().failure).toBe(null)
})

test('ACCT-2: changes by the bank are taken over, and typed values are kept', () => {
  const { actor, change, submit, calls, context } = start()
  change({ firstName: 'Grace' })
  change({ city: '' })
  actor.send({ type: 'user.arrive', user: { ...ADA, firstName: 'Addie', city: 'Hull', country: NORWAY } })
  submit()
  const { phone: _, ...known } = HELD
  expect(calls[0]?.input.profile).toEqual({ ...known, firstName: 'Grace', city: 'Hull', country: NORWAY })
  expect(context().draft.country).toEqual(NORWAY)
})

test('ACCT-2: changes by the bank during the submit show after a failure', async () => {
  const { actor, change, submit, calls, context } = start()
  change({ city: 'Leeds' })
  submit()
  const moved = { ...ADA, phone: '+1 340 555 0199' }
  actor.send({ type: 'user.arrive', user: moved })
  await calls[0]?.reject(new ApiError('refused'))
  expect(context()).toMatchObject({ user: moved, draft: { city: 'Leeds', phone: '+1 340 555 0199' } })
})
