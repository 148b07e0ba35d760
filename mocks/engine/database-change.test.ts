import { expect, test } from 'vitest'
import { isoTime } from '#src/platform/clock/clock.ts'
import { createMemoryStore } from './store.ts'
import { openTestNotes, TEST_TIME } from './test-notes.ts'

test('MOCK-2: a change that fails halfway, or cannot be written, leaves nothing behind', async () => {
  const store = createMemoryStore()
  const { persistent, move } = await openTestNotes(store)
  const state = () => [
    sorted(persistent.database.authors.all()),
    sorted(persistent.database.notes.all()),
    persistent.database.drawn,
  ]
  const before = structuredClone(state())
  const halfway = persistent.change('call', async (database) => {
    database.draw('x')
    await database.update('authors', 'ann', { name: 'Other' })
    database.remove('notes', 'ann-1')
    await database.insert('notes', { _id: 'new', authorId: 'ann', createdAt: isoTime(TEST_TIME), text: 'Hello' })
    throw new Error('halfway')
  })
  await expect(halfway).rejects.toThrow('halfway')
  expect(state()).toEqual(before)
  store.write = async () => {
    throw new Error('full')
  }
  await expect(move('ann', 'Hull')).rejects.toThrow('full')
  expect(state()).toEqual(before)
})

test('MOCK-2: an aborted change writes nothing', async () => {
  const { persistent, townOf } = await openTestNotes()
  const abort = new AbortController()
  const change = persistent.change(
    'call',
    (database) => database.update('authors', 'ann', { town: 'Hull' }),
    abort.signal,
  )
  abort.abort()
  await expect(change).rejects.toThrow()
  expect(townOf('ann')).toBe('York')
})

test('MOCK-1: a row that does not fit its schema is rejected, and the error names the field', async () => {
  const { persistent } = await openTestNotes()
  const insert = persistent.change('call', (database) => database.insert('keys', { _id: 'k' } as never))
  await expect(insert).rejects.toThrow('authorId must be')
  const update = persistent.change('call', (database) => database.update('authors', 'ann', { town: 7 as never }))
  await expect(update).rejects.toThrow('town must be')
})

test('PERF-4: deferred rows are inserted once, when they are first asked for', async () => {
  const { database } = (await openTestNotes()).persistent
  const createdAt = isoTime(TEST_TIME)
  database.defer('notes', 'ann', () =>
    database.insertUntracked('notes', { _id: 'old', authorId: 'ann', createdAt, text: 'Long ago' }),
  )
  expect(database.notes.count()).toBe(2)
  await database.loadDeferred('ann')
  await database.loadDeferred('ann')
  expect(database.notes.count()).toBe(3)
})

/** Undoing a change may restore rows in another order. */
function sorted(rows: readonly { _id: string }[]) {
  return rows.toSorted((left, right) => (left._id < right._id ? -1 : 1))
}
