import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/test-bank.ts'
import { endpoints } from '#src/contract/endpoints.ts'

test('MOCK-1: PUT users/{id} takes profile fields alone, never money, step, code or status', async () => {
  const { send, enter, backend } = await openTestBank()
  const { id, token } = await enter('ada')
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

test('ACCT-2: a blank field keeps what was there', async () => {
  const { send, enter, backend } = await openTestBank()
  const { id, token } = await enter('ada')
  const { user } = await backend.operator.customer('ada')
  await send(endpoints.putProfile, { id, token, body: { firstName: '', email: '  ', city: 'Hull' } })
  expect((await send(endpoints.getUser, { id, token })).body).toEqual({ ...user, city: 'Hull' })
})

test('MOCK-1: an e-mail stays unique when a profile is edited', async () => {
  const { send, enter } = await openTestBank()
  const { id, token } = await enter('ada')
  const change = (email: string) => send(endpoints.putProfile, { id, token, body: { email } })
  expect(await change('KARL@larkspur.example')).toEqual({ status: 409, body: { keyPattern: { email: 1 } } })
  expect((await change('Ada@larkspur.example')).status).toBe(200)
})

test.each([1, 3, 9, 0])('MOCK-1: a step other than the next is refused: %i', async (transferStep) => {
  const { send, enter } = await openTestBank()
  const { id, token } = await enter('ada')
  expect(await send(endpoints.putStep, { id, token, body: { transferStep } })).toEqual({
    status: 400,
    body: 'transferStep is 1 and goes up by one, to 9 at most',
  })
})

test('WD-5: the next step is taken, and the last one is the last', async () => {
  const { send, enter } = await openTestBank()
  const ada = await enter('ada')
  expect((await send(endpoints.putStep, { ...ada, body: { transferStep: 2 } })).body).toMatchObject({ transferStep: 2 })
  const iris = await enter('iris')
  expect((await send(endpoints.putStep, { ...iris, body: { transferStep: 10 } })).status).toBe(400)
})

test('WD-8: the code is set with the customer’s own token, and no mail goes out', async () => {
  const { send, enter, backend } = await openTestBank()
  const { id, token } = await enter('iris')
  expect((await send(endpoints.putCode, { id, token, body: { userOtp: 100_000 } })).status).toBe(200)
  expect((await backend.operator.customer('iris')).user.userOtp).toBe('100000')
  expect(backend.outbox()).toEqual([])
})
