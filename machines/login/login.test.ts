import { expect, test } from 'vitest'
import { startLogged } from '#machines/model/logged-flow.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import type { LoginAnswer } from '#src/contract/entities.ts'
import { Redacted } from '#src/contract/redacted.ts'
import type { Credentials } from '#src/contract/requests.ts'
import { loginMachine } from './login.machine.ts'

const ANSWER = { _id: 'u1', accessToken: new Redacted('token', 't1') }
const password = (text: string) => new Redacted('password', text)
const NORA = { email: 'nora@larkspur.example', password: password('Demo-1234') }

function start() {
  const log: unknown[] = []
  const startSession = (_: unknown, { answer }: { answer: LoginAnswer }) => log.push(answer)
  const flow = startLogged(loginMachine.provide({ actions: { startSession } }), { log, holds: ['login'] })
  const submit = (credentials: Credentials = NORA) => flow.actor.send({ type: 'credentials.submit', credentials })
  return { ...flow, calls: flow.calls.login, submit }
}

test.each([
  [{ email: '', password: '' }, ['email', 'password']],
  [{ email: '  ', password: 'x' }, ['email']],
  [{ email: 'nora@larkspur.example', password: '' }, ['password']],
])('AUTH-2: %j is not sent, and the first empty field is focused', (credentials, missing) => {
  const { submit, state, context, calls, log } = start()
  submit({ ...credentials, password: password(credentials.password) })
  expect({ state: state(), context: context(), calls, log }).toEqual({
    state: 'editing',
    context: { email: credentials.email, missing, isWrong: false, failure: null },
    calls: [],
    log: [`focus ${missing[0]}`],
  })
})

test('AUTH-2: typing into a field removes its error, and no other', () => {
  const { actor, submit, context } = start()
  submit({ email: '', password: password('') })
  actor.send({ type: 'email.edit', email: 'n' })
  expect(context()).toEqual({ email: 'n', missing: ['password'], isWrong: false, failure: null })
  actor.send({ type: 'password.edit' })
  expect(context(), 'a password stays in its field').toEqual({ email: 'n', missing: [], isWrong: false, failure: null })
})

test('AUTH-4: a success starts the session, is announced, and opens the next page 2 s later', async () => {
  const { clock, calls, submit, state, log } = start()
  submit({ ...NORA, email: ` ${NORA.email} ` })
  expect(calls.map(({ input }) => input)).toEqual([NORA])
  calls[0]?.resolve(ANSWER)
  await clock.advance(1_999)
  expect({ state: state(), log }).toEqual({ state: 'verified', log: [ANSWER, 'login-verified'] })
  await clock.advance(1)
  expect(log).toEqual([ANSWER, 'login-verified', 'close'])
})

test.each([
  ['wrong-credentials', { isWrong: true, failure: null }, ['wrong-credentials', 'focus password']],
  ['refused', { isWrong: false, failure: 'refused' }, []],
  ['token-invalid', { isWrong: false, failure: 'refused' }, []],
])(
  'AUTH-5: only wrong credentials are announced, and said at the password; the form is idle again: %s',
  async (code, shown, said) => {
    const { calls, submit, state, context, log } = start()
    submit()
    await calls[0]?.reject(new ApiError(code))
    expect({ state: state(), context: context(), log }).toEqual({
      state: 'editing',
      context: { email: NORA.email, missing: [], ...shown },
      log: said,
    })
    submit()
    expect(context()).toEqual({ email: NORA.email, missing: [], isWrong: false, failure: null })
  },
)

test('AUTH-5: wrong credentials are marked until one of the two is edited', async () => {
  const { actor, calls, submit, context } = start()
  submit()
  await calls[0]?.reject(new ApiError('wrong-credentials'))
  actor.send({ type: 'password.edit' })
  expect(context().isWrong).toBe(false)
})
