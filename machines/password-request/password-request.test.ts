import { expect, test } from 'vitest'
import { startLogged } from '#machines/model/logged-flow.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { passwordRequestMachine } from './password-request.machine.ts'

const NORA = 'nora@larkspur.example'

function start() {
  const { actor, calls, state, context, log } = startLogged(passwordRequestMachine, { holds: ['requestReset'] })
  const submit = (email = NORA) => actor.send({ type: 'email.submit', email })
  const now = () => ({ state: state(), context: context(), log })
  return { actor, calls: calls.requestReset, submit, now }
}

test.each([
  ['   ', 'email-missing'],
  ['nora@larkspur', 'email-unclear'],
])('RESET-1: the invalid address %j is not sent, and its field shows the error', (email, error) => {
  const { actor, submit, now, calls } = start()
  submit(email)
  expect(now()).toEqual({ state: 'editing', context: { email, error, failure: null }, log: ['focus'] })
  expect(calls).toEqual([])
  actor.send({ type: 'email.edit', email: 'n' })
  expect(now().context).toEqual({ email: 'n', error: null, failure: null })
})

test('RESET-1: a success is announced, and another address can be asked for', async () => {
  const { actor, calls, submit, now } = start()
  submit(` ${NORA} `)
  expect(calls.map(({ input }) => input)).toEqual([{ email: NORA }])
  await calls[0]?.resolve(null)
  expect(now()).toEqual({
    state: 'sent',
    context: { email: NORA, error: null, failure: null },
    log: ['reset-link-sent'],
  })
  actor.send({ type: 'request.again' })
  expect(now().state).toBe('editing')
})

test('ERR-1: any other failure is shown only beside the button', async () => {
  const { calls, submit, now } = start()
  submit()
  await calls[0]?.reject(new ApiError('timeout'))
  expect(now()).toEqual({ state: 'editing', context: { email: NORA, error: null, failure: 'timeout' }, log: [] })
  submit()
  expect(now().context.failure).toBe(null)
})
