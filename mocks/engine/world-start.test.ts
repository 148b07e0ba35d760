import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createIndexedDbStore } from '#mocks/engine/indexed-db-store.ts'
import { createMemoryStore, type Store } from '#mocks/engine/store.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { openTestBank, TEST_TIME } from './test-bank.ts'

test.each([
  ['nothing but rubbish', [['meta', 'rubbish']], 'could not be read'],
  ['a store without its meta record', [['users/x', { rows: [] }]], 'could not be read'],
  ['a newer or older version', [['meta', { version: 0 }]], 'comes from another version'],
  ['a record that is missing', [['meta', meta({ 'users/a': 1 })]], 'could not be read'],
  [
    'a broken record',
    [
      ['meta', meta({ 'users/a': 1 })],
      ['users/a', { rows: 'x' }],
    ],
    'could not be read',
  ],
  [
    'rows of somebody else',
    [
      ['meta', meta({ 'loans/a': 1 })],
      ['loans/a', { rows: [{ _id: '1', userId: 'b' }] }],
    ],
    'could not be read',
  ],
  [
    'a row that the bank could not read',
    [
      ['meta', meta({ 'sessions/a': 1 })],
      ['sessions/a', { rows: [{ _id: 't', userId: 'a', createdAt: 'once' }] }],
    ],
    'could not be read',
  ],
  ['a seed time that is none', [['meta', { ...meta({}), seededAt: 1e300 }]], 'could not be read'],
  [
    'an unknown collection',
    [
      ['meta', meta({ 'toys/a': 1 })],
      ['toys/a', { rows: [] }],
    ],
    'could not be read',
  ],
] as [string, [string, unknown][], string][])(
  'MOCK-2: %s is set aside, with words and a fresh start',
  async (_, entries, reason) => {
    const store = createMemoryStore()
    await store.write(new Map(entries))
    const { backend, enter } = await openTestBank(store)
    expect(backend.notice).toBe(
      `What this browser kept of the demonstration ${reason}. It was set aside, and the demonstration starts afresh.`,
    )
    expect((await backend.answersFor((await enter('ada')).id)).user.firstName).toBe('Ada')
    expect((await store.read(['set-aside']))[0]).toEqual({ at: TEST_TIME, entries })
    const next = await openTestBank(store)
    expect(next.backend.notice).toBeNull()
  },
)

test('MOCK-2: a browser that keeps nothing gets a bank in memory, and is told', async () => {
  const refuse = async (): Promise<never> => {
    throw new DOMException('no', 'SecurityError')
  }
  const store: Store = { ...createMemoryStore(), entries: refuse, read: refuse, write: refuse }
  const { backend, enter, send } = await openTestBank(store)
  const { id, token } = await enter('ada')
  await send(endpoints.putProfile, { id, token, body: { city: 'Hull' } })
  expect((await backend.answersFor(id)).user.city).toBe('Hull')
  expect(backend.notice).toBe(
    'This browser does not let the demonstration keep its data: changes last until the page is closed.',
  )
})

test('MOCK-2: a store that is emptied under the page’s feet is written down again', async () => {
  const store = createMemoryStore()
  const { enter, send } = await openTestBank(store)
  const { id, token } = await enter('ada')
  await send(endpoints.putProfile, { id, token, body: { city: 'Hull' } })
  await store.write(new Map(), { clear: true })
  await send(endpoints.putProfile, { id, token, body: { firstName: 'Adah' } })
  const next = await openTestBank(store)
  expect((await next.backend.answersFor(id)).user).toMatchObject({ city: 'Hull', firstName: 'Adah' })
})

test('MOCK-2: a foreign database of the same name gains a table and loses nothing', async () => {
  const name = 'foreign'
  const request = indexedDB.open(name)
  await new Promise((resolve) => {
    request.onupgradeneeded = () => request.result.createObjectStore('theirs').put(1, 'key')
    request.onsuccess = resolve
  })
  request.result.close()
  const { enter, backend } = await openTestBank(createIndexedDbStore(name))
  await enter('ada')
  expect(backend.notice).toBeNull()
})

function meta(records: Record<string, number>) {
  return { version: 1, seed: 'x', seededAt: 0, seededRevision: 1, revision: 1, drawn: 0, records }
}
