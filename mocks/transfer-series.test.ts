import { expect, test } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import type { TransfersAnswer } from '#src/contract/entities.ts'
import { withdrawalTotals } from './amounts.ts'
import { seedDatabase } from './seed.ts'
import { openTestBank, TEST_TIME } from './test-bank.ts'
import { SERIES_TOTALS, TransferSeries } from './transfer-series.ts'

const series = new TransferSeries('max', 'abcd', TEST_TIME)

test('PERF-4: a hundred thousand transfers, newest first, over ten years', () => {
  const rows = series.rows()
  expect(rows).toHaveLength(100_000)
  expect(rows.every((row, index) => index === 0 || row.createdAt <= (rows[index - 1]?.createdAt ?? ''))).toBe(true)
  expect([rows[0]?.createdAt.slice(0, 10), rows.at(-1)?.createdAt.slice(0, 4)]).toEqual(['2026-03-02', '2016'])
  expect(rows.every((row) => Number(row.amount) > 0)).toBe(true)
  expect(rows.filter((row) => !row.status)).toHaveLength(3)
})

test('PERF-4: the history that goes over the wire is the one that the bank holds, new rows before it', async () => {
  const { backend, enter, send } = await openTestBank()
  const { id, token } = await enter('max')
  await backend.operator.setUser('max', { transferStep: 9 })
  const body = { amount: 5, email: 'e', userId: id, symbol: '$', withdrawalPath: 'loan', transactiontype: 'paypal' }
  expect((await send(endpoints.postTransfer, { token, body })).status).toBe(200)
  const wire = (await send(endpoints.getTransfers, { id, token })).body as TransfersAnswer
  const held = (await backend.answersFor(id)).transfers
  expect([wire.transfers.length, wire.totalAmountTransferred]).toEqual([100_001, 2_450_005])
  expect(held.totalAmountTransferred).toBe(wire.totalAmountTransferred)
  // Comparing 100,000 rows one by one takes seconds.
  expect(JSON.stringify(held.transfers) === JSON.stringify(wire.transfers)).toBe(true)
})

test('DATA-2: the totals that are known beforehand are those of the rows', () => {
  expect(withdrawalTotals(series.rows())).toEqual(SERIES_TOTALS)
})

test('PERF-4: a row is found by its id, and what is no id of the series is not', () => {
  const row = series.rows()[70_000]
  expect(series.find(row?._id ?? '')).toEqual(row)
  const wrong = ['', 'abcd', 'abcd0001869f0', 'abcdzzzzzzzz', 'abcd000186a0', 'efgh00000001']
  expect(wrong.map((id) => series.find(id))).toEqual(wrong.map(() => undefined))
})

test('PERF-4: a generated row can be changed, alone and for good; a new one comes first; the totals follow', () => {
  const { transfers, users, ...database } = seedDatabase('x', TEST_TIME)
  const max = users.all().find(({ firstName }) => firstName === 'Max')?._id ?? ''
  const before = transfers.newestFirst(max)
  const changed = before[500]
  if (changed === undefined) throw new Error('no row')
  transfers.update(changed._id, { amount: Number(changed.amount) + 1 })
  transfers.update(changed._id, { status: false })
  transfers.insert({
    _id: 'new',
    userId: max,
    createdAt: '2026-03-02T11:00:00.000Z',
    amount: 5,
    status: false,
    withdrawalPath: 'loan',
  })
  const after = transfers.newestFirst(max)
  expect(after.map(({ _id }) => _id)).toEqual(['new', ...before.map(({ _id }) => _id)])
  expect(after[501]).toMatchObject({ ...changed, amount: Number(changed.amount) + 1, status: false })
  expect(transfers.totals(max)).toEqual(withdrawalTotals(after))
  expect(transfers.dump(max).map(({ _id }) => _id)).toEqual([changed._id, 'new'])
  void database
})
