import { expect, test } from 'vitest'
import { enterTestBank, fileOf, openTestBank } from '#mocks/bank/test-bank.ts'
import { callExamples } from '#src/contract/calls.ts'
import { endpoints } from '#src/contract/endpoints.ts'

const request = { ...callExamples.postLoan.body, amount: '1500', monthlyIncome: '2400' }

test('DATA-2: a new loan is pending, listed first, and counts only once it is approved', async () => {
  const { send, backend, clock, id, token } = await enterTestBank('nora')
  await send(endpoints.postLoan, { token, body: { ...request, userId: id } })
  await clock.advance(1_000)
  await send(endpoints.postLoan, { token, body: { ...request, userId: id, amount: 250.5 } })
  const { loans } = await backend.operator.answersFor(id)
  const loan = { ...request, _id: expect.any(String), userId: id, status: 'Pending' }
  expect(loans.loan).toEqual([
    { ...loan, amount: 250.5, createdAt: '2026-03-02T10:59:01.000Z' },
    { ...loan, amount: 1500, createdAt: '2026-03-02T10:59:00.000Z' },
  ])
  expect(loans.totalAmount).toBe(0)
  await backend.operator.setLoan(loans.loan[0]?._id ?? '', 'true')
  expect((await send(endpoints.getLoans, { id, token })).body).toMatchObject({ totalAmount: 250.5 })
})

test('MOCK-1: a loan for another customer is forbidden, and nothing is stored', async () => {
  const { send, enter, backend, id } = await enterTestBank('nora')
  const { token } = await enter('ada')
  expect((await send(endpoints.postLoan, { token, body: { ...request, userId: id } })).status).toBe(403)
  expect((await backend.operator.answersFor(id)).loans.loan).toEqual([])
})

test('LOAN-1, WD-3: the loan inserted last is the latest, whatever its date, also after an export', async () => {
  const { send, backend, clock, id, token } = await enterTestBank('iris')
  clock.setNow(clock.now() - 400 * 86_400_000)
  await send(endpoints.postLoan, { token, body: { ...request, userId: id } })
  const latest = async ({ operator }: typeof backend) => [
    (await operator.answersFor(id)).loans.loan[0],
    (await operator.customer('iris')).loans[0],
    (await operator.records('loans', 'iris'))[0],
  ]
  const made = expect.objectContaining({ status: 'Pending', createdAt: '2025-01-26T10:59:00.000Z' })
  expect(await latest(backend)).toEqual([made, made, made])
  await backend.operator.make('loans', 'iris', 2)
  expect(await latest(backend)).toEqual([made, made, made])
  const other = await openTestBank()
  await other.backend.load(fileOf(backend))
  expect(await latest(other.backend)).toEqual([made, made, made])
})
