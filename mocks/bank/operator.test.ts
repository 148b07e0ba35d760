import { expect, test } from 'vitest'
import { callExamples } from '#src/contract/calls.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { personas } from './personas.ts'
import { openTestBank } from './test-bank.ts'

test('DEMO-2: a persona is an id: whoever changes their address, or takes their old one, it stays theirs', async () => {
  const { backend, send, operator } = await openTestBank()
  const nora = (await operator.customer('nora')).user
  await operator.setUser('nora', { email: 'eleanor@mail.example' })
  const body = { ...callExamples.register.body, email: 'nora@larkspur.example' }
  expect((await send(endpoints.register, { body })).status).toBe(200)
  expect((await operator.customer('nora')).user).toEqual({ ...nora, email: 'eleanor@mail.example' })
  expect((await backend.signIn('nora'))._id).toBe(nora._id)
  const other = await operator.customer('nora@larkspur.example')
  expect(other.user._id).not.toBe(nora._id)
  const named = operator.people().map(({ persona, email }) => [persona, email])
  expect([named[0], named.at(-1)]).toEqual([
    ['nora', 'eleanor@mail.example'],
    [null, 'nora@larkspur.example'],
  ])
  await operator.setUser('nora', { profit: 5 })
  expect((await operator.customer('eleanor@mail.example')).user.profit).toBe(5)
})

test('DEMO-3: for an unknown customer, the error names the personas', async () => {
  const { backend } = await openTestBank()
  const message = `There is no customer 'bob'. The personas are: ${personas.map(({ id }) => id).join(', ')}`
  await expect(backend.operator.customer('bob')).rejects.toThrow(message)
  await expect(backend.operator.setUser('bob', { newUser: true })).rejects.toThrow(message)
  await expect(backend.operator.releaseStep('bob')).rejects.toThrow(message)
  await expect(backend.operator.setKyc('bob', true)).rejects.toThrow(message)
  await expect(backend.signIn('bob')).rejects.toThrow(message)
})

test('DEMO-3: any field of a user can be set, and a new code goes to the outbox', async () => {
  const { backend } = await openTestBank()
  const fields = {
    profit: '12.50',
    country: { name: 'Norway', symbol: 'kr' },
    firstName: '',
    newUser: true,
    userOtp: '111222',
  }
  const { user } = await backend.operator.customer('ada')
  const changes: unknown[] = []
  backend.onChange((...change) => changes.push(change))
  await backend.operator.setUser('ada', fields)
  expect((await backend.operator.customer('ada')).user).toEqual({ ...user, ...fields })
  expect(backend.outbox()).toEqual([
    { at: 1_772_449_140_000, to: 'ada@larkspur.example', kind: 'code', text: 'Your withdrawal code is 111222.' },
  ])
  expect(changes).toEqual([[user._id, 'operator']])
})

test.each([
  [{ _id: 'x' }, "A user has no field '_id' to set"],
  [{ password: 'x' }, "A user has no field 'password' to set. The fields are: firstName"],
  [{ email: 'karl@larkspur.example' }, 'Another customer has the e-mail'],
  [{ profit: 1e308 }, 'profit must be an amount'],
  [{ transferStep: 11 }, 'transferStep must be a whole number from 1 to 9'],
  [null, "A user has no field 'null' to set. The fields are: firstName"],
  [500, "A user has no field '500' to set"],
  [{}, 'Name a field of the user to set. The fields are: firstName'],
  [{ userOtp: 'secret' }, 'userOtp must be 1 to 12 digits'],
])('DEMO-3: %j is rejected with the reason, and changes nothing', async (fields, message) => {
  const { backend } = await openTestBank()
  const before = await backend.operator.customer('ada')
  await expect(backend.operator.setUser('ada', fields as never)).rejects.toThrow(message)
  expect(await backend.operator.customer('ada')).toEqual(before)
})

test('DEMO-3: releasing a step adds one, and is refused where the next step is the customer’s, also twice at once', async () => {
  const { operator } = await openTestBank()
  const done = await Promise.allSettled(['omar', 'omar', 'iris'].map((persona) => operator.releaseStep(persona)))
  expect(done.map((one) => (one.status === 'rejected' ? one.reason.message : 'released'))).toEqual([
    'released',
    'Step 3 is Omar Haddad’s own: there the code is entered. The bank releases even steps.',
    'Step 9 is Iris Moreau’s own: there the code is entered. The bank releases even steps.',
  ])
  expect((await operator.customer('omar')).user.transferStep).toBe(3)
})

test.each([
  [
    'deposits',
    'setDeposit',
    'failed',
    'maybe',
    'There is no deposit x',
    "one of 'Pending', 'true', 'failed', not 'maybe'",
  ],
  ['loans', 'setLoan', 'Pending', 'maybe', 'There is no loan x', "one of 'Pending', 'true', not 'maybe'"],
  ['transfers', 'setTransfer', true, 'true', 'There is no transfer x', 'one of true, false'],
] as const)(
  'DEMO-3: of %s, %s sets %j by id, and no status of others',
  async (kind, command, status, wrong, ...reasons) => {
    const { operator } = await openTestBank()
    const rows = async () => (await operator.customer('ada'))[kind]
    const set = (id = '', to: unknown = status) => operator[command](id, to as never)
    const [first, ...others] = await rows()
    expect(first?.status).not.toBe(status)
    await set(first?._id)
    expect(await rows()).toEqual([{ ...first, status }, ...others])
    await expect(set('x')).rejects.toThrow(reasons[0])
    await expect(set(first?._id, wrong)).rejects.toThrow(reasons[1])
  },
)

test('DEMO-3: identity papers can be verified, reopened, removed and created', async () => {
  const { operator } = await openTestBank()
  const status = async (persona: string) => (await operator.customer(persona)).kyc?.status
  await operator.setKyc('karl', true)
  expect(await status('karl')).toBe(true)
  await operator.setKyc('karl', null)
  expect(await status('karl')).toBeUndefined()
  await operator.setKyc('vera', false)
  expect((await operator.customer('vera')).kyc).toMatchObject({ name: 'Vera Lindqvist', status: false })
  await expect(operator.setKyc('vera', 'yes' as never)).rejects.toThrow('one of true, false, null')
})
