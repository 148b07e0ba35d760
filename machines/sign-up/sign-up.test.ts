import { expect, test } from 'vitest'
import { assign, fromCallback } from 'xstate'
import { newcomer } from '#machines/customer/newcomer.ts'
import { startLogged } from '#machines/model/logged-flow.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { Redacted } from '#src/contract/redacted.ts'
import { signUpMachine } from './sign-up.machine.ts'
import { EMPTY_DRAFT, type Passwords, type SignUpDraft, type SignUpStep } from './sign-up-draft.ts'

const passwords = (password: string, confirmpassword = password): Passwords => ({
  password: new Redacted('password', password),
  confirmpassword: new Redacted('password', confirmpassword),
})
const SECRET = passwords('Wren-1234')

function start(draft: Partial<SignUpDraft> = {}) {
  const log: unknown[] = []
  const flow = startLogged(
    signUpMachine.provide({
      actors: { watchHistory: fromCallback(() => {}) },
      actions: {
        pushStep: (_, { step }) => log.push(`push ${step}`),
        popSteps: (_, { count }) => log.push(`pop ${count}`),
        correctStep: () => log.push('correct'),
        keepDraft: () => {},
        forgetDraft: () => log.push('forget'),
        noteToday: assign({ today: '2026-03-02' }),
      },
    }),
    { log, holds: ['register'] },
  )
  const { send } = flow.actor
  send({ type: 'fields.change', change: draft })
  const recall = (step: SignUpStep) => send({ type: 'step.recall', step })
  const submit = (passwords = SECRET) => send({ type: 'credentials.submit', passwords })
  const next = () => {
    send({ type: 'step.submit' })
    return flow.state()
  }
  const back = () => {
    send({ type: 'step.back' })
    return flow.state()
  }
  return { ...flow, calls: flow.calls.register, next, back, recall, submit }
}

function startAtCredentials(draft = newcomer) {
  const flow = start(draft)
  flow.recall('credentials')
  return flow
}

const emptied = (...fields: (keyof SignUpDraft)[]): Partial<SignUpDraft> =>
  Object.fromEntries(fields.map((field) => [field, EMPTY_DRAFT[field]]))

test.each<[SignUpStep, Partial<SignUpDraft>, string]>([
  ['identity', emptied('firstName', 'lastName', 'middleName', 'age'), 'missing'],
  ['contact', emptied('city', 'phone', 'email', 'dob'), 'missing'],
  ['details', emptied('country', 'gender', 'accountType', 'maritalstatus', 'address'), 'missing'],
  ['identity', { lastName: ' \t ' }, 'missing'],
  ['identity', { age: '3.5' }, 'age-unclear'],
  ['contact', { email: 'wren@' }, 'email-unclear'],
  ['contact', { phone: 'abc' }, 'phone-unclear'],
  ['contact', { dob: '2026-03-03' }, 'born-later'],
  ['contact', { dob: '0022-05-01' }, 'born-too-early'],
])(
  'SIGN-3, IN-6: the step %s does not advance with %j, which is refused as %s, with the toast and the focus',
  (step, change, error) => {
    const { next, recall, state, context, log } = start({ ...newcomer, ...change })
    recall(step)
    next()
    const fields = Object.keys(change)
    expect({ state: state(), errors: context().errors, log }).toEqual({
      state: step,
      errors: Object.fromEntries(fields.map((field) => [field, error])),
      log: ['fields-invalid', `focus ${fields[0]}`],
    })
  },
)

test('SIGN-3: typing removes the mark of an empty field', () => {
  const { actor, next, context, state } = start({ ...newcomer, lastName: '' })
  next()
  actor.send({ type: 'fields.change', change: { lastName: 'Ashby' } })
  expect(context().errors).toEqual({})
  next()
  expect(state()).toBe('contact')
})

test.each([
  ['', '', { password: 'missing', confirmpassword: 'missing' }],
  ['x', '  ', { confirmpassword: 'missing' }],
  ['  ', '  ', { password: 'missing', confirmpassword: 'missing' }],
  ['x', 'y', { password: 'passwords-differ', confirmpassword: 'passwords-differ' }],
])('SIGN-3: the invalid passwords %j and %j are not sent', (password, confirmpassword, errors) => {
  const { actor, submit, state, context, calls, log } = startAtCredentials()
  submit(passwords(password, confirmpassword))
  expect({ state: state(), errors: context().errors, calls, log }).toEqual({
    state: 'credentials',
    errors,
    calls: [],
    log: ['fields-invalid', `focus ${Object.keys(errors)[0]}`],
  })
  actor.send({ type: 'password.edit' })
  expect(context().errors).toEqual({})
})

test('SIGN-5, IN-3: everything is sent cleaned, the passwords with their spaces', () => {
  const { submit, calls } = startAtCredentials({
    ...newcomer,
    firstName: 'Zoe\u0308\u200b',
    city: ' Lund ',
    email: 'nell\u200b@MAIL.example',
    phone: '\u202d+353 1\u2011555 0100\u202c',
    age: '٢٩',
  })
  submit(passwords(' Wren '))
  expect(calls.map(({ input }) => input)).toEqual([
    { ...newcomer, firstName: 'Zo\u00eb', phone: '+353 1-555 0100', ...passwords(' Wren ') },
  ])
})

test('SIGN-6: a success is announced, the draft forgotten, and the sign-in opens 2 s later', async () => {
  const { actor, clock, submit, calls, state, log } = startAtCredentials()
  submit()
  calls[0]?.resolve(null)
  await clock.advance(1_999)
  expect({ state: state(), log }).toEqual({ state: 'registered', log: ['forget', 'registration-complete'] })
  await clock.advance(1)
  expect(log).toEqual(['forget', 'registration-complete', 'close'])
  expect(actor.getSnapshot().output).toEqual({ email: newcomer.email })
})

test.each([
  ['email-taken', { email: 'account-exists' }, ['user-exists']],
  ['network', {}, []],
])('SIGN-6: after %s all input is kept, and only a taken e-mail is announced', async (failure, errors, said) => {
  const { submit, calls, state, context, log } = startAtCredentials()
  submit()
  await calls[0]?.reject(new ApiError(failure))
  expect({ state: state(), context: context(), log }).toEqual({
    state: 'credentials',
    context: { draft: newcomer, today: '2026-03-02', errors, failure },
    log: said,
  })
})

test('SIGN-6: a taken e-mail can be corrected without losing any input', async () => {
  const { actor, submit, calls, state, context, log } = startAtCredentials()
  submit()
  await calls[0]?.reject(new ApiError('email-taken'))
  actor.send({ type: 'email.mend' })
  expect({ state: state(), log }).toEqual({ state: 'contact', log: ['user-exists', 'pop 2'] })
  actor.send({ type: 'fields.change', change: { email: 'wren.ashby@larkspur.example' } })
  expect(context()).toEqual({
    draft: { ...newcomer, email: 'wren.ashby@larkspur.example' },
    today: '2026-03-02',
    errors: {},
    failure: null,
  })
})

test('SIGN-9: Back and Forward show a step only if those before it are complete', () => {
  const { recall, state, log } = start({ ...newcomer, city: '' })
  recall('contact')
  expect(state()).toBe('contact')
  recall('details')
  recall('credentials')
  expect({ state: state(), log }).toEqual({ state: 'contact', log: ['correct', 'correct'] })
  recall('identity')
  expect(state()).toBe('identity')
})

test('ERR-3, SIGN-9: a pending or finished registration cannot be left for another step', async () => {
  const { submit, recall, calls, state, log } = startAtCredentials()
  submit()
  recall('details')
  expect({ state: state(), log }).toEqual({ state: { submitting: 'prompt' }, log: ['push credentials'] })
  await calls[0]?.resolve(null)
  recall('details')
  expect(state()).toBe('registered')
})
