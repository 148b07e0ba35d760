import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { hashOfWorld } from './hash-of-world.ts'

/** The hash that the version which recorded hashes made of the world below. */
const HASH = 'c2631a441e89ba181e3a4f2ee7a024b3c0ee77166b107ecff30b46fc7b57cb6e'

test('DEMO-8: a world has the hash of older recordings, even with nullable columns added since', async () => {
  const { backend } = await openTestBank()
  for (const persona of ['ada', 'nora', 'iris', 'karl', 'lena', 'omar', 'vera'])
    await backend.operator.setUser(persona, { profit: 5 })
  const { deposits, loans } = await backend.operator.customer('ada')
  for (const { _id } of deposits) await backend.operator.setDeposit(_id, 'failed')
  for (const { _id } of loans) await backend.operator.setLoan(_id, 'Pending')
  const world = backend.snapshot()
  expect(hashOfWorld(world)).toBe(HASH)
  const withColumn = Object.entries(world.records).map(([name, rows]) => [
    name,
    rows.map((row) => ({ ...row, nickname: null })),
  ])
  expect(hashOfWorld({ ...world, records: Object.fromEntries(withColumn) })).toBe(HASH)
})
