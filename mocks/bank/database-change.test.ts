import { expect, test } from 'vitest'
import { createMemoryStore } from '#mocks/engine/store.ts'
import { isoTime } from '#src/platform/clock/clock.ts'
import { rowsOf } from './queries.ts'
import { openTestDatabase, TEST_TIME } from './test-bank.ts'

test('MOCK-2: a change that fails halfway, or cannot be written, leaves nothing behind', async () => {
  const store = createMemoryStore()
  const { persistent, move, idOf } = await openTestDatabase(store)
  const state = () => [
    sorted(persistent.database.users.all()),
    sorted(persistent.database.loans.all()),
    persistent.database.drawn,
  ]
  const before = structuredClone(state())
  const userId = idOf('ada')
  const [loan] = rowsOf(persistent.database.loans, userId)
  const halfway = persistent.change('call', async (database) => {
    database.draw('x')
    await database.update('users', userId, { firstName: 'Other' })
    database.remove('loans', String(loan?._id))
    await database.insert('loans', { _id: 'new', userId, createdAt: isoTime(TEST_TIME), amount: 1, status: 'true' })
    throw new Error('halfway')
  })
  await expect(halfway).rejects.toThrow('halfway')
  expect(state()).toEqual(before)
  store.write = async () => {
    throw new Error('full')
  }
  await expect(move('ada', 'Hull')).rejects.toThrow('full')
  expect(state()).toEqual(before)
})

test('MOCK-1: a row that does not fit its schema is rejected, and the error names the field', async () => {
  const { persistent } = await openTestDatabase()
  const insert = persistent.change('call', (database) => database.insert('sessions', { _id: 'k' } as never))
  await expect(insert).rejects.toThrow('userId is missing')
})

/** Undoing a change may restore rows in another order. */
function sorted(rows: readonly { _id: string }[]) {
  return rows.toSorted((left, right) => (left._id < right._id ? -1 : 1))
}
