import { expect, test } from 'vitest'
import { enterTestBank, openTestBank } from '#mocks/bank/test-bank.ts'
import { PNG } from '#src/contract/calls.ts'
import { endpoints } from '#src/contract/endpoints.ts'

const papers = { name: 'Vera S. Lindqvist', number: 'DEMO-7', email: 'vera@larkspur.example', front: PNG, back: PNG }

test('MOCK-1: identity papers are unverified at first, and null until they are sent', async () => {
  const { send, backend, id, token } = await enterTestBank('vera')
  expect(await send(endpoints.getKyc, { id, token })).toEqual({ status: 200, body: null })
  expect((await send(endpoints.postKyc, { token, body: { ...papers, userId: id } })).status).toBe(200)
  expect((await backend.operator.answersFor(id)).kyc).toMatchObject({
    name: papers.name,
    number: papers.number,
    status: false,
  })
  await backend.operator.setKyc('vera', true)
  expect((await send(endpoints.getKyc, { id, token })).body).toMatchObject({ status: true })
})

test.each([
  ['idnumber', { number: 'x-1' }],
  ['idname', { name: ' ada FENWICK ' }],
  ['email', { email: 'ADA@larkspur.example' }],
] as const)(
  'KYC-2: identity papers that duplicate another record are refused, and the answer names the key: %s',
  async (key, same) => {
    const { send, enter } = await openTestBank()
    const first = await enter('nora')
    await send(endpoints.postKyc, {
      token: first.token,
      body: { ...papers, name: 'N', email: 'n@mail.example', number: 'X-1', userId: first.id },
    })
    const { id, token } = await enter('vera')
    const answer = await send(endpoints.postKyc, { token, body: { ...papers, userId: id, ...same } })
    expect(answer).toEqual({ status: 409, body: { keyPattern: { [key]: 1 } } })
  },
)

test('KYC-2: an e-mail address that its customer has changed is free for the papers of another', async () => {
  const { send, enter, backend } = await openTestBank()
  const { id, token } = await enter('vera')
  await backend.operator.setUser('ada', { email: 'ada.new@mail.example' })
  const post = (email: string) => send(endpoints.postKyc, { token, body: { ...papers, userId: id, email } })
  expect(await post('ada.new@mail.example')).toMatchObject({ status: 409 })
  expect(await post('ada@larkspur.example')).toMatchObject({ status: 200 })
})

test('KYC-2: a second record of the same customer is a duplicate', async () => {
  const { send, id, token } = await enterTestBank('vera')
  const body = { ...papers, userId: id }
  await send(endpoints.postKyc, { token, body })
  const again = { ...body, name: 'Other', number: 'Other' }
  expect(await send(endpoints.postKyc, { token, body: again })).toEqual({
    status: 409,
    body: { keyPattern: { email: 1 } },
  })
})
