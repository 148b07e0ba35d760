import { expect, test } from 'vitest'
import { cents, figures, holdingsOf } from '#machines/rules/balances.ts'
import { createMemoryStore } from '#mocks/engine/store.ts'
import { contentQueries } from '#src/contract/content.ts'
import { type GeneratedKind, RECORD_KINDS, type RecordKind } from '#src/contract/records.ts'
import { parseTime } from '#src/platform/clock/clock.ts'
import type { Backend } from './backend.ts'
import { personas } from './personas.ts'
import { fileOf, openTestBank, TEST_TIME } from './test-bank.ts'

const AMOUNT = 'must be an amount in digits such as 1250 or 1250.50, with at most 12 before the point'
const POSITIVE = 'must be more than 0'
const CODE = 'must be 1 to 12 digits'
const STEP = 'must be a whole number from 1 to 9'

const idOf = async ({ operator }: Backend, kind: RecordKind) => (await operator.records(kind, 'ada'))[0]?._id ?? ''
const recordOf = async ({ operator }: Backend, kind: RecordKind, id: string) =>
  (await operator.records(kind, kind === 'content' ? undefined : 'ada')).find(({ _id }) => _id === id)

async function answerTo(backend: Backend, name: keyof typeof contentQueries) {
  const search = new URLSearchParams({ query: contentQueries[name].query })
  const url = `https://demo0000.apicdn.sanity.io/v2024-08-15/data/query/production?${search}`
  const response = await backend.handle(new Request(url))
  return (await response?.json())?.result
}

const idsOf = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id)

test('DEMO-16: the records of one customer or of all are listed, newest first, and so are the content documents', async () => {
  const { operator } = await openTestBank()
  const { user, loans, deposits, kyc, transfers } = await operator.customer('ada')
  expect(await operator.records('users', 'ada')).toEqual([user])
  expect(await operator.records('loans', 'ada')).toEqual(loans)
  expect(await operator.records('deposits', user._id)).toEqual(deposits)
  expect(await operator.records('kyc', 'ADA@larkspur.example')).toEqual([kyc])
  expect(await operator.records('transfers', 'ada')).toEqual(transfers)
  for (const kind of RECORD_KINDS.filter((each) => each !== 'content')) {
    const own = (await Promise.all(personas.map(({ id }) => operator.records(kind, id)))).flat()
    expect(idsOf(await operator.records(kind)).toSorted()).toEqual(idsOf(own).toSorted())
  }
  expect(idsOf(await operator.records('content'))).toHaveLength(11)
  await expect(operator.records('spoons' as never)).rejects.toMatchObject({ fields: ['kind'] })
  await expect(operator.records('loans', 'bob')).rejects.toThrow("There is no customer 'bob'")
})

test('DEMO-16: the fields of a kind come from the schema of its rows', async () => {
  const { operator } = await openTestBank()
  expect(await operator.fields('deposits')).toEqual([
    { name: '_id', nullable: false, control: 'fixed' },
    { name: 'userId', nullable: false, control: 'fixed' },
    { name: 'createdAt', nullable: false, control: 'date-time' },
    { name: 'amount', nullable: false, control: 'amount' },
    { name: 'status', nullable: false, control: 'choice', options: ['Pending', 'true', 'failed'] },
    { name: 'name', nullable: true, control: 'text' },
    { name: 'email', nullable: true, control: 'text' },
    { name: 'images', nullable: true, control: 'file' },
  ])
  const texts = [
    { name: 'name', nullable: false, control: 'text' },
    { name: 'symbol', nullable: false, control: 'text' },
  ]
  const country = { name: 'country', nullable: true, control: 'group', fields: texts }
  expect(await operator.fields('users')).toContainEqual(country)
  expect(await operator.fields('kyc')).toContainEqual({ name: 'status', nullable: false, control: 'flag' })
  const names = async (id?: string) => (await operator.fields('content', id)).map(({ name }) => name)
  expect(await names('proof-1')).toEqual(['_id', '_type', 'name', 'brief', 'country'])
  expect(await names()).toContain('bankName')
  await expect(names('proof-0')).rejects.toMatchObject({ fields: ['id'] })
})

test.each([
  ['users', { profit: '12.50', country: { name: 'Norway', symbol: 'kr' }, newUser: true, dob: null }],
  ['loans', { amount: 12, status: 'Pending', monthlyIncome: '3000', loanPurpose: null }],
  ['deposits', { amount: '77.5', status: 'failed', createdAt: '2025-01-02T03:04:05.000Z' }],
  ['kyc', { number: 'DEMO-1', status: false }],
  ['transfers', { amount: 1, status: false, withdrawalPath: 'loan', bankName: 'Ashby Demo Bank' }],
  ['content', { walletName: 'Dogecoin', address: null }],
] as const)(
  'DEMO-16: a record of %s is edited, and the change survives an export and a reload',
  async (kind, fields) => {
    const store = createMemoryStore()
    const { backend } = await openTestBank(store)
    const id = await idOf(backend, kind)
    const before = await recordOf(backend, kind, id)
    await backend.operator.setRecord(kind, id, fields)
    const after = { ...before, ...fields }
    expect(await recordOf(backend, kind, id)).toEqual(after)
    expect(await recordOf((await openTestBank(store)).backend, kind, id)).toEqual(after)
    const other = await openTestBank()
    await other.backend.load(fileOf(backend))
    expect(await recordOf(other.backend, kind, id)).toEqual(after)
  },
)

test.each([
  ['users', { profit: [], email: 'ada' }, { email: 'must be an e-mail address', profit: AMOUNT }],
  ['users', { email: 'karl@larkspur.example' }, { email: 'must be free: another customer has karl@larkspur.example' }],
  ['users', { country: { name: 'Norway', symbol: 5 } }, { 'country.symbol': 'must be text' }],
  ['users', { newUser: 'yes', _id: 'x' }, { _id: 'cannot be changed', newUser: 'must be true or false' }],
  ['users', { password: 'x' }, { password: 'is not a field of it' }],
  ...['12,000', 'abc', '', ' ', '£500', null, '1e3', '0x10', Number.NaN, 0.001].map(
    (amount) => ['deposits', { amount }, { amount: AMOUNT }] as const,
  ),
  ['loans', { amount: 0, monthlyIncome: '£500' }, { amount: POSITIVE, monthlyIncome: AMOUNT }],
  ['deposits', { amount: '-5' }, { amount: POSITIVE }],
  ['users', { userOtp: 'secret' }, { userOtp: CODE }],
  ['users', { transferStep: '' }, { transferStep: STEP }],
  ['loans', { status: 'lent' }, { status: 'must be one of Pending, true' }],
  ['deposits', { createdAt: 'once' }, { createdAt: 'must be a time in UTC such as 2026-03-02T11:59:00.000Z' }],
  ['deposits', { images: { name: 'x' } }, { images: 'cannot be changed' }],
  ['transfers', { withdrawalPath: 'out' }, { withdrawalPath: 'must be one of loan, invest' }],
  ['content', { walletName: 5 }, { walletName: 'must be text' }],
  ['content', { brief: 'x' }, { brief: 'is not a field of it' }],
  ['content', [], { record: 'must be an object' }],
] as const)(
  'DEMO-16: in %s, %j is rejected with the fields and the reasons, and changes nothing',
  async (kind, fields, reasons) => {
    const { backend } = await openTestBank()
    const before = fileOf(backend)
    const error = await backend.operator.setRecord(kind, await idOf(backend, kind), fields).catch((error) => error)
    expect(error).toMatchObject({ name: 'RecordError', fields: Object.keys(reasons), reasons })
    expect(fileOf(backend)).toEqual(before)
  },
)

test('DEMO-16: a new code is sent to the customer, the same one is not', async () => {
  const { backend } = await openTestBank()
  const id = await idOf(backend, 'users')
  await backend.operator.setRecord('users', id, { userOtp: '482913' })
  expect(backend.outbox()).toEqual([])
  await backend.operator.setRecord('users', id, { userOtp: '111222' })
  expect(backend.outbox().map(({ kind, to }) => [kind, to])).toEqual([['code', 'ada@larkspur.example']])
})

test('DEMO-16: records can be removed, customers cannot', async () => {
  const { backend, operator } = await openTestBank()
  for (const kind of ['loans', 'deposits', 'kyc', 'transfers', 'content'] as const) {
    const id = await idOf(backend, kind)
    await operator.removeRecord(kind, id)
    expect(await recordOf(backend, kind, id)).toBeUndefined()
    await expect(operator.removeRecord(kind, id)).rejects.toMatchObject({ fields: ['id'] })
  }
  await expect(operator.removeRecord('users', await idOf(backend, 'users'))).rejects.toThrow(
    'customers cannot be removed',
  )
})

test('CONTENT-1, DEMO-16: the product’s queries see edited and removed documents, in their order, until a reset', async () => {
  const store = createMemoryStore()
  const { backend } = await openTestBank(store)
  const seeded = await answerTo(backend, 'bankdetails')
  await backend.operator.setRecord('content', 'bankdetails-main', { accountName: 'Larkspur Demo Till' })
  expect(await answerTo(backend, 'bankdetails')).toEqual({ ...seeded, accountName: 'Larkspur Demo Till' })
  const reloaded = (await openTestBank(store)).backend
  expect(await answerTo(reloaded, 'bankdetails')).toEqual({ ...seeded, accountName: 'Larkspur Demo Till' })
  expect((await reloaded.operator.records('content')).length).toBe(11)
  await reloaded.operator.removeRecord('content', 'proof-2')
  const left = (await answerTo(reloaded, 'proof')).map(({ name }: { name: string }) => name)
  expect(left).toEqual(['Marisol V.', 'Amara D.', 'Henrik S.', 'Leilani P.', 'Ravi M.'])
  await reloaded.reset()
  expect(await answerTo(reloaded, 'bankdetails')).toEqual(seeded)
})

/** In hundredths. */
async function balancesOf(backend: Backend, id: string) {
  const holdings = holdingsOf((await backend.operator.answersFor(id)) as never)
  const { availableBalance, totalBalance, loanBalance, investmentBalance } = figures
  return [availableBalance, totalBalance, loanBalance, investmentBalance].map(({ of }) =>
    Math.round(of(holdings) * 100),
  )
}

test.each(['ada', 'yuki', 'nora'])(
  'DEMO-16, DATA-3: generated withdrawals do not change %s’s balances and total, and can be removed',
  async (persona) => {
    const { backend, operator } = await openTestBank()
    const before = await operator.customer(persona)
    const held = await balancesOf(backend, before.user._id)
    await operator.make('transfers', persona, 250)
    const { user, transfers } = await operator.customer(persona)
    expect(transfers.length).toBe(before.transfers.length + 250)
    expect(await balancesOf(backend, user._id)).toEqual(held)
    expect(typeof transfers.at(-1)?.amount).toBe(typeof before.user.profit)
    expect(transfers[0]?._id).toBe(before.transfers[0]?._id ?? transfers[0]?._id)
    expect(new Set(transfers.map(({ _id }) => _id)).size).toBe(transfers.length)
    expect(cents(user.profit)).toBeGreaterThan(cents(before.user.profit))
    await operator.removeGenerated('transfers', persona)
    expect(await operator.customer(persona)).toEqual(before)
  },
)

test('DEMO-16: the same database generates the same rows', async () => {
  const made = async () => {
    const { backend } = await openTestBank()
    await backend.operator.make('transfers', 'ada', 5)
    return backend.operator.records('transfers', 'ada')
  }
  expect(await made()).toEqual(await made())
})

test.each([
  ['transfers', 10_000, [true]],
  ['deposits', 500, ['true', 'failed']],
  ['loans', 500, ['true']],
] as const)(
  'DEMO-16: generated %s, %d of them, are decided, older than the newest one, and spread over ten years; they survive an export and can be removed',
  async (kind, count, statuses) => {
    const { backend, operator } = await openTestBank()
    const before = await operator.records(kind, 'ada')
    await operator.make(kind, 'ada', count)
    const rows = await operator.records(kind, 'ada')
    expect(rows.length).toBe(before.length + count)
    expect(rows[0]).toEqual(before[0])
    const made = rows.filter(({ _id }) => _id.startsWith('made'))
    expect(new Set<unknown>(made.map(({ status }) => status))).toEqual(new Set<unknown>(statuses))
    const times = rows.map(({ createdAt }) => parseTime(String(createdAt)) ?? 0)
    expect((TEST_TIME - (times.at(-1) ?? 0)) / (365.25 * 86_400_000)).toBeGreaterThan(9.5)
    const other = await openTestBank()
    await other.backend.load(fileOf(backend))
    expect(await other.backend.operator.records(kind, 'ada')).toEqual(rows)
    await other.backend.operator.removeGenerated(kind, 'ada')
    expect(await other.backend.operator.records(kind, 'ada')).toEqual(before)
  },
)

test('DEMO-16: rows can be generated on top of a long history', async () => {
  const { operator } = await openTestBank()
  await operator.make('transfers', 'max', 1)
  expect((await operator.records('transfers', 'max')).length).toBe(10_001)
})

test.each([0, 10_001, 1.5, Number.NaN, '5', undefined, null, -1])(
  'DEMO-16: a count of %j is refused, with the reason',
  async (count) => {
    const { backend } = await openTestBank()
    const before = fileOf(backend)
    const error = await backend.operator.make('loans', 'ada', count as number).catch((error) => error)
    expect(error).toMatchObject({ fields: ['count'], message: 'count must be a whole number from 1 to 10,000' })
    expect(fileOf(backend)).toEqual(before)
  },
)

test('DEMO-16: only withdrawals, deposits and loans can be generated', async () => {
  const { operator } = await openTestBank()
  for (const kind of ['users', 'kyc', 'content'] as unknown as GeneratedKind[]) {
    const reason = { fields: ['kind'], message: 'kind must be one of transfers, deposits, loans' }
    await expect(operator.make(kind, 'ada', 1)).rejects.toMatchObject(reason)
    await expect(operator.removeGenerated(kind, 'ada')).rejects.toMatchObject(reason)
  }
})
