import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { personaOrEmail } from '#src/workbench/timeline/persona-or-email.ts'
import { listPersonas } from './sign-in.ts'

test('DEMO-2: the personas are listed with the address and the password that sign them in now', async () => {
  const { backend, send, enter } = await openTestBank()
  const before = listPersonas(backend)
  expect(before.map(({ email, password }) => [email, password])).toEqual(
    backend.personas.map(({ id }) => [`${id}@larkspur.example`, 'Demo-1234']),
  )
  const { id, token } = await enter('nora')
  await send(endpoints.putProfile, { id, token, body: { email: 'Eleanor@mail.example' } })
  await send(endpoints.requestReset, { body: { email: 'ada@larkspur.example' } })
  const resetToken = backend.outbox().at(-1)?.link?.split('/').at(-1)
  const body = { password: 'Another-1', confirmpassword: 'Another-1', resetToken }
  expect((await send(endpoints.resetPassword, { body })).status).toBe(200)
  const now = listPersonas(backend)
  const [nora, ada, ...others] = before
  expect(now).toEqual([{ ...nora, email: 'Eleanor@mail.example' }, { ...ada, password: '' }, ...others])
  for (const persona of now) {
    const { email, password } = persona
    if (password !== '') expect((await send(endpoints.login, { body: { email, password } })).status).toBe(200)
    expect((await backend.signIn(persona.id)).email).toBe(email)
  }
  const people = [id, 'Eleanor@mail.example', 'nora'].map((who) => personaOrEmail(backend, who))
  expect(people).toEqual(['nora', 'nora', 'nora'])
  await backend.reset()
  expect(listPersonas(backend)).toEqual(before)
})
