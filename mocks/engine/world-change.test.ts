import { expect, test } from 'vitest'
import { rowsOf } from '#mocks/engine/queries.ts'
import { createMemoryStore } from '#mocks/engine/store.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { AppClock, isoTime } from '#src/kit/clock/clock.ts'
import { openTestBank, TEST_TIME } from './test-bank.ts'
import { requestFor } from './test-call.ts'
import { TEST_LOAN } from './test-loan.ts'
import { openWorld } from './world.ts'

test('MOCK-2: a change that fails halfway, or cannot be written, leaves nothing behind', async () => {
  const store = createMemoryStore()
  const clock = new AppClock({ mode: 'paused', virtual: TEST_TIME })
  const world = await openWorld({ store, clock, seed: 'test' })
  const state = () => JSON.stringify([world.database.users.all(), world.database.loans.all(), world.database.drawn])
  const ada = world.database.users.all().find(({ firstName }) => firstName === 'Ada')?._id ?? ''
  const before = state()
  const halfway = world.change('call', async (database) => {
    database.draw('x')
    await database.update('users', ada, { firstName: 'Other' })
    for (const { _id } of rowsOf(database.loans, ada)) database.remove('loans', _id)
    await database.insert('loans', {
      _id: 'new',
      userId: ada,
      createdAt: isoTime(TEST_TIME),
      amount: 1,
      status: 'true',
    })
    throw new Error('halfway')
  })
  await expect(halfway).rejects.toThrow('halfway')
  expect(JSON.parse(state())[0].length).toBe(9)
  expect(sorted(state())).toBe(sorted(before))
  store.write = async () => {
    throw new Error('full')
  }
  await expect(
    world.change('call', (database) => database.update('users', ada, { firstName: 'Other' })),
  ).rejects.toThrow('full')
  expect(sorted(state())).toBe(sorted(before))
})

test('MOCK-2: an aborted call writes nothing', async () => {
  const { backend, enter } = await openTestBank()
  const { id, token } = await enter('nora')
  const abort = new AbortController()
  const request = new Request(requestFor(endpoints.postLoan, { token, body: { ...TEST_LOAN, userId: id } }), {
    signal: abort.signal,
  })
  const handled = backend.handle(request)
  abort.abort()
  await expect(handled).rejects.toThrow()
  expect((await backend.answersFor(id)).loans.loan).toEqual([])
})

/** Taking a change back may leave rows in another order of the table. */
function sorted(state: string): string {
  const [users, loans, drawn] = JSON.parse(state)
  const byId = (rows: { _id: string }[]) => rows.toSorted((left, right) => (left._id < right._id ? -1 : 1))
  return JSON.stringify([byId(users), byId(loans), drawn])
}
