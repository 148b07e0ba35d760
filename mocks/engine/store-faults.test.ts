import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createIndexedDbStore } from '#mocks/engine/indexed-db-store.ts'
import { createMemoryStore, type Store } from '#mocks/engine/store.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { openTestBank } from './test-bank.ts'

const NEWER =
  'A newer version of the demonstration keeps its data in this browser. That is left as it is: changes here last until the page is closed. Load the page anew for the newer version.'
const FULL =
  'There is no room left in this browser for what the demonstration keeps: changes from here on last until the page is closed.'
const REFUSED = 'This browser does not let the demonstration keep its data: changes last until the page is closed.'
const newerEntries: [string, unknown][] = [
  ['meta', { version: 2, somethingNew: true, revision: 9 }],
  ['users/a', { sealed: 'by a newer build' }],
]

/** A bank with Ada signed in, who has moved to Hull; and how she goes on moving. */
async function openWithAda(store: Store) {
  const { backend, enter, send } = await openTestBank(store)
  const { id, token } = await enter('ada')
  const move = async (city: string) => {
    const { status } = await send(endpoints.putProfile, { id, token, body: { city } })
    expect(status).toBe(200)
  }
  const city = async () => (await backend.answersFor(id)).user.city
  const notices: string[] = []
  backend.onNotice((text) => notices.push(text))
  await move('Hull')
  return { backend, move, city, notices }
}

test('MOCK-2: a store of a newer version is left as it is, and the page goes on by itself', async () => {
  const store = createMemoryStore()
  await store.write(new Map(newerEntries))
  const { backend, move, city } = await openWithAda(store)
  expect(backend.notice).toBe(NEWER)
  await move('York')
  expect(await city()).toBe('York')
  await backend.reset()
  expect(await store.entries()).toEqual(newerEntries)
})

test('MOCK-2: a newer build that takes the store over under an open page loses nothing, and neither does the page', async () => {
  const store = createMemoryStore()
  const { backend, move, city, notices } = await openWithAda(store)
  await store.write(new Map(newerEntries), { clear: true })
  await move('York')
  expect(await city()).toBe('York')
  expect(notices).toEqual([NEWER])
  expect(backend.notice).toBe(NEWER)
  expect(await store.entries()).toEqual(newerEntries)
})

test.each([
  ['QuotaExceededError', FULL],
  ['InvalidStateError', REFUSED],
])('MOCK-2: a store that fails with %s costs nothing that was done, and is told of once', async (name, words) => {
  const store = createMemoryStore()
  let fails = false
  const failing: Store = {
    ...store,
    write: async (values, options) => {
      if (fails) throw new DOMException('no', name)
      await store.write(values, options)
    },
  }
  const { move, city, notices } = await openWithAda(failing)
  const before = await store.entries()
  fails = true
  await move('York')
  await move('Leeds')
  expect(await city()).toBe('Leeds')
  expect(notices).toEqual([words])
  expect(await store.entries()).toEqual(before)
})

test('MOCK-2: a store that can no longer be read is left, with all that the page knows', async () => {
  const store = createMemoryStore()
  let fails = false
  const failing: Store = {
    ...store,
    read: async (keys) => {
      if (fails) throw new DOMException('no', 'UnknownError')
      return store.read(keys)
    },
  }
  const { move, city, notices } = await openWithAda(failing)
  fails = true
  await move('York')
  expect(await city()).toBe('York')
  expect(notices).toEqual([REFUSED])
})

test('MOCK-2: a full store is told of by a reset, too', async () => {
  const store = createMemoryStore()
  let fails = false
  const failing: Store = {
    ...store,
    write: async (values, options) => {
      if (fails) throw new DOMException('no', 'QuotaExceededError')
      await store.write(values, options)
    },
  }
  const { backend, notices } = await openWithAda(failing)
  fails = true
  await backend.reset()
  expect([notices, backend.notice]).toEqual([[FULL], FULL])
})

test('MOCK-2: a database that is deleted under an open page is written anew with everything in it', async () => {
  const name = 'deleted'
  const { move, notices } = await openWithAda(createIndexedDbStore(name))
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(name).onsuccess = resolve
  })
  await move('York')
  expect(notices).toEqual([])
  const next = await openTestBank(createIndexedDbStore(name))
  expect((await next.backend.answersFor((await next.enter('ada')).id)).user.city).toBe('York')
})

test('MOCK-2: a connection that the browser has closed is opened again', async () => {
  const connections: IDBDatabase[] = []
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...args) {
    const request = open.apply(this, args)
    request.addEventListener('success', () => connections.push(request.result))
    return request
  }
  try {
    const { move, city, notices } = await openWithAda(createIndexedDbStore('closed'))
    for (const connection of connections) connection.close()
    await move('York')
    expect([await city(), notices]).toEqual(['York', []])
  } finally {
    IDBFactory.prototype.open = open
  }
})
