import { expect, test } from 'vitest'
import { startLogged } from '#machines/model/logged-flow.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { Redacted } from '#src/contract/redacted.ts'
import { passwordResetMachine } from './password-reset.machine.ts'

const password = (text: string) => new Redacted('password', text)
const RESET = {
  password: password('New-1234'),
  confirmpassword: password('New-1234'),
  resetToken: new Redacted('token', 'abc'),
}

function start() {
  const { actor, clock, calls, state, context, log } = startLogged(passwordResetMachine, { holds: ['resetPassword'] })
  const submit = (reset = RESET) => actor.send({ type: 'password.submit', reset })
  const now = () => ({ state: state(), failure: context().failure, log })
  return { actor, clock, calls: calls.resetPassword, submit, now }
}

test.each([
  ['equal passwords', RESET],
  ['different ones', { ...RESET, confirmpassword: password('other') }],
  ['empty ones', { ...RESET, password: password(''), confirmpassword: password('') }],
  ['a token of any shape', { ...RESET, resetToken: new Redacted('token', '<b>%2F</b>'.repeat(500)) }],
])('RESET-2: %s are sent unchanged, because only the server checks them', (_, reset) => {
  const { calls, submit } = start()
  submit(reset)
  expect(calls.map(({ input }) => input)).toEqual([reset])
})

test('RESET-3: a success is announced and leads to the sign-in 2 s later', async () => {
  const { clock, calls, submit, now } = start()
  submit()
  calls[0]?.resolve(null)
  await clock.advance(1_999)
  expect(now()).toEqual({ state: 'changed', failure: null, log: ['password-changed'] })
  await clock.advance(1)
  expect(now().log).toEqual(['password-changed', 'close'])
})

test.each([
  ['passwords-differ', 'password-mismatch'],
  ['token-invalid', 'password-mismatch'],
  ['refused', 'token-expired'],
  ['network', 'token-expired'],
])('RESET-3: %s is announced as %s', async (code, key) => {
  const { actor, calls, submit, now } = start()
  submit()
  await calls[0]?.reject(new ApiError(code))
  expect(now()).toEqual({ state: 'editing', failure: code, log: [key] })
  actor.send({ type: 'password.edit' })
  expect(now().failure).toBe(null)
})
