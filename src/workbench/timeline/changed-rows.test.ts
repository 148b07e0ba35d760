import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { changedRows } from './changed-rows.ts'
import type { Moment } from './moment.ts'

test('FLOW-3, DEMO-17: what differs between two moments is counted by kind, also where only one has it stored', async () => {
  const { backend } = await openTestBank()
  const capture = () => ({ bank: backend.capture() }) as unknown as Moment
  const changed = (before: Moment, after: Moment) => changedRows(before, after, backend)
  const [start, again] = [capture(), capture()]
  expect(await changed(start, again)).toEqual([])
  const { deposits, transfers } = await backend.operator.customer('ada')
  const pending = deposits.find(({ status }) => status === 'Pending')
  await backend.operator.setDeposit(pending?._id ?? '', 'true')
  const confirmed = capture()
  expect(await changed(start, confirmed)).toEqual(['1 deposit'])
  expect(await changed(confirmed, start)).toEqual(['1 deposit'])
  const waiting = transfers.filter(({ status }) => !status).slice(0, 2)
  for (const { _id } of waiting) await backend.operator.setTransfer(_id, true)
  await backend.operator.setKyc('ada', null)
  await backend.operator.setUser('karl', { newUser: true })
  expect(await changed(confirmed, capture())).toEqual(['1 customer record', '1 identity check', '2 withdrawals'])
})
