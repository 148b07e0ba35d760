import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createIndexedDbStore } from '#mocks/engine/indexed-db-store.ts'
import { createMemoryStore } from '#mocks/engine/store.ts'
import { openTestDatabase, TEST_TIME } from './test-bank.ts'

test.each([
  ['a store with unreadable data', [['meta', 'rubbish']]],
  ['a store of an older version', [['meta', { version: 0 }]], 'comes from another version'],
  ['a store without one of its partitions', [['meta', meta({ 'users/a': 1 })]]],
  ['a partition with rows of another owner', withLoan({ _id: '1', userId: 'b' })],
  ['a row with a wrong time', withLoan({ _id: 't', userId: 'a', createdAt: 'once', amount: 1, status: 'true' })],
  ['an invalid seed time', [['meta', { ...meta({}), seededAt: 1e300 }]]],
] as [string, [string, unknown][], string?][])(
  'MOCK-2: %s is set aside, with a notice and a fresh start',
  async (_, entries, reason = 'could not be read') => {
    const store = createMemoryStore()
    await store.write(new Map(entries))
    const { persistent, cityOf } = await openTestDatabase(store)
    expect(persistent.notice).toBe(
      `The demo’s data in this browser ${reason}. It was set aside, and the demo starts from the beginning.`,
    )
    expect(cityOf('ada')).toBe('York')
    expect((await store.read(['set-aside']))[0]).toEqual({ at: TEST_TIME, entries })
    const next = await openTestDatabase(store)
    expect(next.persistent.notice).toBeNull()
  },
)

test('MOCK-2: a store that is emptied while the page is open is written again', async () => {
  const store = createMemoryStore()
  const { move, lend } = await openTestDatabase(store)
  await move('ada', 'Hull')
  await store.write(new Map(), { clear: true })
  const loan = await lend('ada', 'Hello')
  const next = await openTestDatabase(store)
  expect(next.cityOf('ada')).toBe('Hull')
  expect(next.persistent.database.loans.all()).toContainEqual(loan)
})

test('MOCK-2: a store that another tab has seeded again counts as a reset', async () => {
  const store = createMemoryStore()
  const one = await openTestDatabase(store)
  const before = one.cityOf('ada')
  for (const city of ['Hull', 'York', 'Bath']) await one.move('ada', city)
  await store.write(new Map(), { clear: true })
  const other = await openTestDatabase(store)
  await other.move('karl', 'Kiel')
  await one.move('karl', 'Bonn')
  const next = await openTestDatabase(store)
  expect([one.cityOf('ada'), next.cityOf('ada'), next.cityOf('karl')]).toEqual([before, before, 'Bonn'])
})

test('MOCK-2: an existing database of the same name gains a table and loses nothing', async () => {
  const name = 'foreign'
  const request = indexedDB.open(name)
  await new Promise((resolve) => {
    request.onupgradeneeded = () => request.result.createObjectStore('theirs').put(1, 'key')
    request.onsuccess = resolve
  })
  request.result.close()
  const { move, persistent } = await openTestDatabase(createIndexedDbStore(name))
  await move('ada', 'Hull')
  expect(persistent.notice).toBeNull()
})

function withLoan(row: object): [string, unknown][] {
  return Object.entries({ meta: meta({ 'loans/a': 1 }), 'loans/a': { rows: [row] } })
}

function meta(records: Record<string, number>) {
  return { version: 1, seed: 'x', seededAt: 0, seededRevision: 1, revision: 1, drawn: 0, records }
}
