import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/test-bank.ts'
import { endpoints } from '#src/contract/endpoints.ts'

const withdrawal = {
  amount: '100.10',
  email: 'iris@mail.example',
  symbol: '$',
  withdrawalPath: 'invest',
  transactiontype: 'paypal',
}

test('WD-5: at the paying step a withdrawal is kept as pending, and counts at once', async () => {
  const { send, enter, backend } = await openTestBank()
  const { id, token } = await enter('iris')
  const before = (await backend.answersFor(id)).transfers
  expect((await send(endpoints.postTransfer, { token, body: { ...withdrawal, userId: id } })).status).toBe(200)
  const after = (await backend.answersFor(id)).transfers
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

test('WD-7: the same withdrawal within a minute has been made already', async () => {
  const { send, enter, clock } = await openTestBank()
  const { id, token } = await enter('iris')
  const post = (change = {}) => send(endpoints.postTransfer, { token, body: { ...withdrawal, userId: id, ...change } })
  expect((await post()).status).toBe(200)
  await clock.advance(59_999)
  expect(await post({ amount: 100.1 })).toEqual({ status: 409, body: { keyPattern: { referenceNumber: 1 } } })
  expect((await post({ amount: 100.2 })).status).toBe(200)
  expect((await post({ transactiontype: 'zelle' })).status).toBe(200)
  expect((await post({ withdrawalPath: 'loan' })).status).toBe(200)
  await clock.advance(1)
  expect((await post()).status).toBe(200)
})

test('WD-2: each path is limited by its own balance, to the cent', async () => {
  const { send, enter, backend } = await openTestBank()
  const { id, token } = await enter('iris')
  const { user, loans, transfers } = await backend.answersFor(id)
  const onLoan = transfers.transfers.filter((row) => row.withdrawalPath === 'loan')
  const sum = (rows: { amount?: unknown }[]) => rows.reduce((total, row) => total + Number(row.amount), 0)
  const available = Number(user.profit) - sum(transfers.transfers)
  const post = (withdrawalPath: string, amount: number) =>
    send(endpoints.postTransfer, { token, body: { ...withdrawal, userId: id, withdrawalPath, amount } })
  expect((await post('invest', available + 0.01)).status).toBe(400)
  expect((await post('loan', Number(loans.totalAmount) - sum(onLoan) + 0.01)).status).toBe(400)
  expect((await post('invest', available)).status).toBe(200)
})

test('WD-2: a loan that is pending is no balance', async () => {
  const { send, enter, backend } = await openTestBank()
  const { id, token } = await enter('iris')
  const { loans, transfers } = await backend.answersFor(id)
  const [latest, ...others] = loans.loan
  await backend.operator.setLoan(String(latest?._id), 'Pending')
  const sum = (rows: { amount?: unknown }[]) => rows.reduce((total, row) => total + Number(row.amount), 0)
  const left = sum(others) - sum(transfers.transfers.filter((row) => row.withdrawalPath === 'loan'))
  const post = (amount: number) =>
    send(endpoints.postTransfer, { token, body: { ...withdrawal, userId: id, withdrawalPath: 'loan', amount } })
  expect((await post(left + 0.01)).status).toBe(400)
  expect((await post(left)).status).toBe(200)
})

test.each(['ada', 'omar'])('MOCK-1: before the paying step nothing is paid: %s', async (persona) => {
  const { send, enter } = await openTestBank()
  const { id, token } = await enter(persona)
  const { status, body } = await send(endpoints.postTransfer, { token, body: { ...withdrawal, userId: id } })
  expect({ status, body }).toEqual({ status: 403, body: expect.stringContaining('a withdrawal is paid at 9') })
})

test('MOCK-1: without verified identity nothing is paid', async () => {
  const { send, enter, backend } = await openTestBank()
  const { id, token } = await enter('iris')
  await backend.operator.setKyc('iris', false)
  const { status } = await send(endpoints.postTransfer, { token, body: { ...withdrawal, userId: id } })
  expect(status).toBe(403)
})

test.each(['0', '-1', 'Infinity', 'all', ''])('MOCK-1: a withdrawal of %j is refused', async (amount) => {
  const { send, enter } = await openTestBank()
  const { id, token } = await enter('iris')
  expect((await send(endpoints.postTransfer, { token, body: { ...withdrawal, userId: id, amount } })).status).toBe(400)
})

test('HTTP-1: the home page’s call without a token is answered with an empty list', async () => {
  const { send } = await openTestBank()
  expect(await send(endpoints.pingTransfers)).toEqual({ status: 200, body: [] })
})

test('DATA-2: the total counts every transfer, pending ones too', async () => {
  const { backend, enter } = await openTestBank()
  const { id } = await enter('ada')
  const { transfers, totalAmountTransferred } = (await backend.answersFor(id)).transfers
  expect(transfers.some((row) => row.status === false)).toBe(true)
  expect(totalAmountTransferred).toBe(transfers.reduce((sum, row) => sum + Number(row.amount), 0))
})
