import { expect, test } from 'vitest'
import { enterTestBank, openTestBank } from '#mocks/bank/test-bank.ts'
import { callExamples } from '#src/contract/calls.ts'
import { endpoints } from '#src/contract/endpoints.ts'

const newcomer = callExamples.register.body
const EXPIRED = { status: 400, body: 'Invalid token or token has expired' }

test('MOCK-1: a sign-in returns the whole user and a token, and ignores the case of the e-mail', async () => {
  const { send, backend } = await openTestBank()
  const body = { email: ' ADA@Larkspur.Example ', password: 'Demo-1234' }
  const { status, body: answer } = await send(endpoints.login, { body })
  const { user } = await backend.operator.customer('ada')
  expect([status, answer]).toEqual([200, { ...user, accessToken: expect.stringMatching(/^[\da-f]{48}$/) }])
  expect(JSON.stringify(answer)).not.toMatch(/password|salt|hash|Demo-1234/)
})

test.each([
  { email: 'ada@larkspur.example', password: 'demo-1234' },
  { email: 'nobody@larkspur.example', password: 'Demo-1234' },
])('MOCK-1: wrong credentials are refused: $email $password', async (body) => {
  const { send } = await openTestBank()
  expect(await send(endpoints.login, { body })).toEqual({ status: 401, body: 'Wrong credentials' })
})

test('MOCK-1: a registration creates a customer without money, who can sign in', async () => {
  const { send, backend, enter } = await openTestBank()
  const { status, body } = await send(endpoints.register, { body: newcomer })
  expect({ status, body }).toEqual({ status: 200, body: { _id: expect.stringMatching(/^[\da-f]{24}$/) } })
  const login = { email: 'wren@mail.example', password: ' secret pass ' }
  expect((await send(endpoints.login, { body: login })).status).toBe(200)
  const { id, token } = await enter('wren@mail.example')
  const { password: _, confirmpassword: __, ...profile } = newcomer
  expect(await send(endpoints.getUser, { id, token })).toEqual({
    status: 200,
    body: {
      ...profile,
      _id: id,
      newUser: true,
      profit: 0,
      bonus: 0,
      investStatus: 'false',
      transferStep: 1,
      userOtp: expect.stringMatching(/^\d{6}$/),
      otpMessage: expect.stringContaining('code'),
      createdAt: '2026-03-02T10:59:00.000Z',
    },
  })
  expect(await backend.operator.answersFor(id)).toMatchObject({
    loans: { loan: [], totalAmount: 0 },
    deposits: { deposit: [] },
    kyc: null,
    transfers: { transfers: [], totalAmountTransferred: 0 },
  })
  expect(backend.outbox()).toEqual([
    { at: backend.outbox()[0]?.at, to: newcomer.email, kind: 'code', text: expect.stringMatching(/\d{6}/) },
  ])
})

test('RESET-4: the mailed link sets a new password once, and invalidates the old one and its sessions', async () => {
  const { send, backend, id, token } = await enterTestBank('ada')
  expect((await send(endpoints.requestReset, { body: { email: 'Ada@larkspur.example' } })).status).toBe(200)
  const [mail] = backend.outbox()
  expect(mail).toEqual({
    at: 1_772_449_140_000,
    to: 'ada@larkspur.example',
    kind: 'reset',
    text: expect.any(String),
    link: expect.stringMatching(/^\/reset-password\/[\da-f]{48}$/),
  })
  const resetToken = mail?.link?.split('/').at(-1)
  const reset = { password: 'New-1234', confirmpassword: 'New-1234', resetToken }
  expect((await send(endpoints.resetPassword, { body: reset })).status).toBe(200)
  const login = (password: string) => send(endpoints.login, { body: { email: 'ada@larkspur.example', password } })
  expect((await login('New-1234')).status).toBe(200)
  expect((await login('Demo-1234')).status).toBe(401)
  expect((await send(endpoints.getUser, { id, token })).status).toBe(401)
  expect(await send(endpoints.resetPassword, { body: reset })).toEqual(EXPIRED)
})

const MOVED = { email: 'ada.new@mail.example' }

test.each<[string, (bank: Awaited<ReturnType<typeof enterTestBank>>, first: string) => Promise<unknown>]>([
  [
    'the password was changed by another one',
    ({ send }, resetToken) =>
      send(endpoints.resetPassword, { body: { password: 'New-1234', confirmpassword: 'New-1234', resetToken } }),
  ],
  [
    'the customer has changed their e-mail address',
    ({ send, id, token }) => send(endpoints.putProfile, { id, token, body: MOVED }),
  ],
  ['the bank has changed their e-mail address', ({ backend }) => backend.operator.setUser('ada', MOVED)],
  ['the address was changed in their record', ({ backend, id }) => backend.operator.setRecord('users', id, MOVED)],
])('RESET-4: a mailed link is refused once %s', async (_, change) => {
  const bank = await enterTestBank('ada')
  const { send, backend } = bank
  for (const body of Array(2).fill({ email: 'ada@larkspur.example' })) await send(endpoints.requestReset, { body })
  const [second = '', first = ''] = backend.outbox().map(({ link }) => link?.split('/').at(-1))
  await change(bank, first)
  const body = { password: 'Old-1234', confirmpassword: 'Old-1234', resetToken: second }
  expect(await send(endpoints.resetPassword, { body })).toEqual(EXPIRED)
})

test.each(['', 'x', '../../etc', '%00', '__proto__', '<script>', 'a'.repeat(10_000)])(
  'RESET-4: an unknown or malformed reset token is refused: %s',
  async (resetToken) => {
    const { send } = await openTestBank()
    const body = { password: 'a', confirmpassword: 'a', resetToken }
    expect(await send(endpoints.resetPassword, { body })).toEqual(EXPIRED)
  },
)

test('RESET-4: two different or blank passwords are refused, and the link remains valid', async () => {
  const { send, backend } = await openTestBank()
  await send(endpoints.requestReset, { body: { email: 'ada@larkspur.example' } })
  const resetToken = backend.outbox()[0]?.link?.split('/').at(-1)
  const differing = { password: 'a', confirmpassword: 'b', resetToken }
  for (const body of [differing, { password: ' ', confirmpassword: ' ', resetToken }])
    expect(await send(endpoints.resetPassword, { body })).toEqual({ status: 400, body: 'Passwords do not match' })
  expect((await send(endpoints.resetPassword, { body: { ...differing, confirmpassword: 'a' } })).status).toBe(200)
})

test.each([
  ['wren@mail.example', 'wren\u200b@mail.example'],
  ['nora@müller.example', 'nora@xn--mller-kva.example'],
])('IN-3: whoever registers as %j signs in as %j, and is one account', async (email, typed) => {
  const { send } = await openTestBank()
  const password = 'Cafe\u0301-1234'
  const body = { ...newcomer, email, password, confirmpassword: 'Caf\u00e9-1234' }
  expect((await send(endpoints.register, { body })).status).toBe(200)
  expect((await send(endpoints.register, { body: { ...body, email: typed } })).status).toBe(409)
  expect((await send(endpoints.login, { body: { email: typed, password: 'Caf\u00e9-1234' } })).status).toBe(200)
  expect((await send(endpoints.requestReset, { body: { email: typed } })).status).toBe(200)
})

test.each([
  [{ email: 'ADA@larkspur.example' }, 409, { keyPattern: { email: 1 } }],
  [{ confirmpassword: 'other' }, 400, 'The two passwords are not the same'],
  [{ dob: '2999-01-01' }, 400, 'dob must not be in the future'],
  [{ dob: '0022-05-01' }, 400, 'The body of POST auth/register is wrong: dob must not be before 1900'],
  [{ age: '-5' }, 400, 'The body of POST auth/register is wrong: age must be a whole number of years, at most 130'],
  [{ phone: 'abc' }, 400, 'The body of POST auth/register is wrong: phone must have digits'],
  [{ email: 'wren@' }, 400, 'The body of POST auth/register is wrong: email must be an e-mail address'],
])(
  'MOCK-1, IN-6, SIGN-5: a registration with %j is refused, and nobody is registered',
  async (change, status, body) => {
    const { send, backend } = await openTestBank()
    const before = backend.snapshot()
    expect(await send(endpoints.register, { body: { ...newcomer, ...change } })).toEqual({ status, body })
    expect([backend.snapshot(), backend.outbox()]).toEqual([before, []])
  },
)
