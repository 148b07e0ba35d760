import { expect, test } from 'vitest'
import { enterTestBank } from '#mocks/bank/test-bank.ts'
import { endpoints } from '#src/contract/endpoints.ts'

test('MOCK-1: PUT users/{id} changes only profile fields, never money, step, code or status', async () => {
  const { send, backend, id, token } = await enterTestBank('ada')
  const { user } = await backend.operator.customer('ada')
  const country = { name: 'Norway', symbol: 'kr' }
  const theft = {
    profit: 1e9,
    bonus: 1e9,
    transferStep: 9,
    userOtp: '000000',
    investStatus: 'true',
    newUser: true,
    _id: 'x',
  }
  const { status } = await send(endpoints.putProfile, { id, token, body: { firstName: 'Adah', country, ...theft } })
  expect(status).toBe(200)
  expect((await send(endpoints.getUser, { id, token })).body).toEqual({ ...user, firstName: 'Adah', country })
})

test('ACCT-2: a blank field keeps its value', async () => {
  const { send, backend, id, token } = await enterTestBank('ada')
  const { user } = await backend.operator.customer('ada')
  await send(endpoints.putProfile, { id, token, body: { firstName: '', email: '  ', city: 'Hull' } })
  expect((await send(endpoints.getUser, { id, token })).body).toEqual({ ...user, city: 'Hull' })
})

test('MOCK-1: an e-mail stays unique when a profile is edited', async () => {
  const { send, id, token } = await enterTestBank('ada')
  const change = (email: string) => send(endpoints.putProfile, { id, token, body: { email } })
  expect(await change('KARL@larkspur.example')).toEqual({ status: 409, body: { keyPattern: { email: 1 } } })
  expect((await change('Ada@larkspur.example')).status).toBe(200)
})

test.each(['ada', 'ada@', '@larkspur.example', 'a da@larkspur.example', 'ada@larkspur'])(
  'ACCT-2: the invalid e-mail %j is refused, and the profile is not changed',
  async (email) => {
    const { send, backend, id, token } = await enterTestBank('ada')
    const before = backend.snapshot()
    expect(await send(endpoints.putProfile, { id, token, body: { email, city: 'Hull' } })).toEqual({
      status: 400,
      body: 'The body of PUT users/{id} is wrong: email must be an e-mail address',
    })
    expect(backend.snapshot()).toEqual(before)
  },
)

test.each([1, 3, 9, 0])('MOCK-1: any step but the next is refused: %i', async (transferStep) => {
  const { send, id, token } = await enterTestBank('ada')
  expect(await send(endpoints.putStep, { id, token, body: { transferStep } })).toEqual({
    status: 400,
    body: 'transferStep is 1 and goes up by one',
  })
})

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'WD-5: customers can advance by themselves from odd steps only, except the last: %i',
  async (step) => {
    const { send, backend, id, token } = await enterTestBank('ada')
    await backend.operator.setUser('ada', { transferStep: step })
    const { status } = await send(endpoints.putStep, { id, token, body: { transferStep: step + 1 } })
    const { user } = await backend.operator.customer('ada')
    const canAdvance = [1, 3, 5, 7, 11].includes(step)
    expect([status, user.transferStep]).toEqual([canAdvance ? 200 : 403, canAdvance ? step + 1 : step])
  },
)

test('WD-8: customers can set the code with their own token, and no message is sent', async () => {
  const { send, backend, id, token } = await enterTestBank('iris')
  expect((await send(endpoints.putCode, { id, token, body: { userOtp: 100_000 } })).status).toBe(200)
  expect((await backend.operator.customer('iris')).user.userOtp).toBe('100000')
  // A late one does not spend the next code.
  expect((await send(endpoints.putCode, { id, token, body: { userOtp: 0 } })).status).toBe(200)
  expect((await backend.operator.customer('iris')).user.userOtp).toBe('100000')
  expect(backend.outbox()).toEqual([])
})
