import { expect, test } from 'vitest'
import type { Backend } from '#mocks/bank/backend.ts'
import { enterTestBank, openTestBank } from '#mocks/bank/test-bank.ts'
import { createMemoryStore } from '#mocks/engine/store.ts'
import { callExamples } from '#src/contract/calls.ts'
import { endpoints } from '#src/contract/endpoints.ts'

const withdrawal = { ...callExamples.postTransfer.body, amount: '100.10' }

test('WD-5, DATA-2: at the paying step a withdrawal is stored as pending, and counts immediately', async () => {
  const { send, backend, id, token } = await enterTestBank('iris')
  const before = (await backend.operator.answersFor(id)).transfers
  expect((await send(endpoints.postTransfer, { token, body: { ...withdrawal, userId: id } })).status).toBe(200)
  const after = (await backend.operator.answersFor(id)).transfers
  expect(after.transfers).toEqual([
    {
      ...withdrawal,
      _id: expect.any(String),
      userId: id,
      amount: 100.1,
      status: false,
      createdAt: '2026-03-02T10:59:00.000Z',
      referenceNumber: expect.stringMatching(/^LKS-\d{10}$/),
      accountName: null,
      accountNumber: null,
      accountType: null,
      bankName: null,
    },
    ...before.transfers,
  ])
  expect(after.totalAmountTransferred).toBeCloseTo(Number(before.totalAmountTransferred) + 100.1, 9)
})

// Each call needs a new code: a used one is refused before the withdrawals are compared (WD-8).
test('WD-7: the same withdrawal within a minute is a duplicate, and one to somebody else is not', async () => {
  const { send, backend, clock, id, token } = await enterTestBank('iris')
  const post = async (change = {}) => {
    await backend.operator.setUser('iris', { userOtp: '111222' })
    return send(endpoints.postTransfer, { token, body: { ...withdrawal, userId: id, ...change } })
  }
  expect((await post()).status).toBe(200)
  await clock.advance(59_999)
  expect(await post({ amount: 100.1 })).toEqual({ status: 409, body: { keyPattern: { referenceNumber: 1 } } })
  expect((await post({ amount: 100.2 })).status).toBe(200)
  expect((await post({ transactiontype: 'paypal' })).status).toBe(200)
  expect((await post({ withdrawalPath: 'loan' })).status).toBe(200)
  expect((await post({ email: 'sister@mail.example' })).status).toBe(200)
  await clock.advance(1)
  expect((await post()).status).toBe(200)
})

test('WD-8: a transfer uses up its code, whatever the clocks say; the next code comes from the operator', async () => {
  const { send, backend, clock, id, token } = await enterTestBank('iris')
  const post = (change = {}) => send(endpoints.postTransfer, { token, body: { ...withdrawal, userId: id, ...change } })
  const paid = async () => (await backend.operator.answersFor(id)).transfers.transfers.length
  const before = await paid()
  expect((await post()).status).toBe(200)
  expect((await backend.operator.customer('iris')).user.userOtp).toBe('0')
  const already = { status: 409, body: { keyPattern: { referenceNumber: 1 } } }
  expect(await post()).toEqual(already)
  expect(await post({ amount: 100.2, transactiontype: 'paypal', withdrawalPath: 'loan' })).toEqual(already)
  clock.setNow(clock.now() - 3_600_000)
  expect(await post()).toEqual(already)
  await clock.advance(86_400_000)
  expect(await post()).toEqual(already)
  expect(await paid()).toBe(before + 1)
  await backend.operator.setUser('iris', { userOtp: '111222' })
  expect((await post()).status).toBe(200)
  expect(await paid()).toBe(before + 2)
})

test.each(['a part', 'everything'])(
  'WD-7: if two tabs with different clocks withdraw %s at once, only one pays',
  async (share) => {
    const store = createMemoryStore()
    const [ahead, behind] = [await openTestBank(store), await openTestBank(store)]
    ahead.clock.setNow(ahead.clock.now() + 5_000)
    const tabs = [
      { ...ahead, ...(await ahead.enter('iris')) },
      { ...behind, ...(await behind.enter('iris')) },
    ]
    const id = tabs[0]?.id ?? ''
    const { available } = await moneyOf(ahead.backend, id)
    const amount = share === 'everything' ? available : 1.25
    const body = { ...withdrawal, userId: id, amount }
    const answers = await Promise.all(tabs.map(({ send, token }) => send(endpoints.postTransfer, { token, body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await moneyOf(behind.backend, id)).available).toBe(Math.round((available - amount) * 100) / 100)
  },
)

test('WD-2, WD-3: each path is limited by its own balance, to the cent; a pending loan does not count towards it, and as the latest refuses all', async () => {
  const { send, operator, id, token } = await enterTestBank('iris')
  const { user, loans, transfers } = await operator.answersFor(id)
  const [latest, pending] = loans.loan
  await operator.setLoan(String(pending?._id), 'Pending')
  const sum = (rows: { amount?: unknown }[]) => rows.reduce((total, row) => total + Number(row.amount), 0)
  const available = Number(user.profit) - sum(transfers.transfers)
  const onLoan = Number(latest?.amount) - sum(transfers.transfers.filter((row) => row.withdrawalPath === 'loan'))
  const post = async (withdrawalPath: string, amount: number) => {
    await operator.setUser('iris', { userOtp: '111222' })
    return send(endpoints.postTransfer, { token, body: { ...withdrawal, userId: id, withdrawalPath, amount } })
  }
  expect((await post('invest', available + 0.01)).status).toBe(400)
  expect((await post('loan', onLoan + 0.01)).status).toBe(400)
  expect((await post('invest', available)).status).toBe(200)
  expect((await post('loan', onLoan)).status).toBe(200)
  await operator.setLoan(String(latest?._id), 'Pending')
  expect(await post('invest', 0.5)).toEqual({ status: 403, body: 'The latest loan is not approved' })
  // The latest is the one that was made last, as on the page, whatever the dates say.
  await operator.setLoan(String(latest?._id), 'true')
  await operator.setRecord('loans', String(pending?._id), { createdAt: '2030-01-01T00:00:00.000Z' })
  expect(await post('invest', 0.5)).toEqual({ status: 400, body: 'amount is more than the balance' })
})

test.each([
  ['ada', true, 'transferStep is 1; a withdrawal is paid at 9'],
  ['omar', true, 'transferStep is 2; a withdrawal is paid at 9'],
  ['iris', false, 'The identity is not verified'],
])('MOCK-1: a withdrawal of %s, whose identity is verified: %s, is refused: %s', async (persona, isVerified, body) => {
  const { send, operator, id, token } = await enterTestBank(persona)
  await operator.setKyc(persona, isVerified)
  const answer = await send(endpoints.postTransfer, { token, body: { ...withdrawal, userId: id } })
  expect(answer).toEqual({ status: 403, body })
})

test('HTTP-1: the home page’s call without a token returns an empty list', async () => {
  const { send } = await openTestBank()
  expect(await send(endpoints.pingTransfers)).toEqual({ status: 200, body: [] })
})

/** The available amount (DATA-3), to the cent. */
async function moneyOf(backend: Backend, id: string): Promise<{ available: number }> {
  const { user, transfers } = await backend.operator.answersFor(id)
  return { available: Math.round((Number(user.profit) - Number(transfers.totalAmountTransferred)) * 100) / 100 }
}
