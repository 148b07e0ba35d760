import 'fake-indexeddb/auto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createIndexedDbStore } from '#mocks/engine/indexed-db-store.ts'
import { createMemoryStore, type Store } from '#mocks/engine/store.ts'
import { openTestDatabase } from './test-bank.ts'

const NEWER =
  'A newer version of the demo stores its data in this browser. That data is left as it is: changes here last until the page is closed. Reload the page for the newer version.'
const FULL = 'This browser has no room left for the demo’s data: changes from here on last until the page is closed.'
const BLOCKED = 'This browser does not let the demo store its data: changes last until the page is closed.'
const SILENT =
  'This browser’s storage does not answer: changes from here on last until the page is closed. Close the demo’s other tabs and reload the page to try again.'
const newerEntries: [string, unknown][] = [
  ['meta', { version: 2, somethingNew: true, revision: 9 }],
  ['users/a', { sealed: 'by a newer build' }],
]

/** A bank whose customer Ada has moved to Hull. */
async function openAfterMove(store: Store) {
  const { persistent, move, cityOf } = await openTestDatabase(store)
  const notices: string[] = []
  persistent.onNotice((text) => notices.push(text))
  await move('ada', 'Hull')
  return { persistent, move: (city: string) => move('ada', city), city: () => cityOf('ada'), notices }
}

/** A store that fails after `fail` is called. */
function createFailingStore(method: 'read' | 'write', error: DOMException) {
  const store = createMemoryStore()
  let fails = false
  const failing: Store = {
    ...store,
    [method]: async (...args: never[]) => {
      if (fails) throw error
      return (store[method] as (...args: never[]) => Promise<unknown>)(...args)
    },
  }
  const fail = () => {
    fails = true
  }
  return { store, failing, fail }
}

test('MOCK-2: a store of a newer version is left as it is, and the page continues in memory', async () => {
  const store = createMemoryStore()
  await store.write(new Map(newerEntries))
  const { persistent, move, city } = await openAfterMove(store)
  expect(persistent.notice).toBe(NEWER)
  await move('York')
  expect(city()).toBe('York')
  await persistent.reset()
  expect(await store.entries()).toEqual(newerEntries)
})

test('MOCK-2: if a newer build takes over the store of an open page, neither loses any data', async () => {
  const store = createMemoryStore()
  const { persistent, move, city, notices } = await openAfterMove(store)
  await store.write(new Map(newerEntries), { clear: true })
  await move('York')
  expect(city()).toBe('York')
  expect(notices).toEqual([NEWER])
  expect(persistent.notice).toBe(NEWER)
  expect(await store.entries()).toEqual(newerEntries)
})

test.each([
  ['write', 'QuotaExceededError', FULL],
  ['write', 'InvalidStateError', BLOCKED],
  ['read', 'UnknownError', BLOCKED],
] as const)(
  'MOCK-2: if a %s fails with %s, no change is lost, and it is reported once',
  async (method, name, notice) => {
    const { store, failing, fail } = createFailingStore(method, new DOMException('no', name))
    const { move, city, notices } = await openAfterMove(failing)
    const before = await store.entries()
    fail()
    await move('York')
    await move('Leeds')
    expect(city()).toBe('Leeds')
    expect(notices).toEqual([notice])
    expect(await store.entries()).toEqual(before)
  },
)

test('MOCK-2: a reset reports a full store, too', async () => {
  const { failing, fail } = createFailingStore('write', new DOMException('no', 'QuotaExceededError'))
  const { persistent, notices } = await openAfterMove(failing)
  fail()
  await persistent.reset()
  expect([notices, persistent.notice]).toEqual([[FULL], FULL])
})

test('MOCK-2: a database that is deleted while the page is open is written again with all its data', async () => {
  const name = 'deleted'
  const { move, notices } = await openAfterMove(createIndexedDbStore(name))
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(name).onsuccess = resolve
  })
  await move('York')
  await move('Leeds')
  expect(notices).toEqual([])
  const next = await openTestDatabase(createIndexedDbStore(name))
  expect(next.cityOf('ada')).toBe('Leeds')
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
    const { move, city, notices } = await openAfterMove(createIndexedDbStore('closed'))
    for (const connection of connections) connection.close()
    await move('York')
    expect([city(), notices]).toEqual(['York', []])
  } finally {
    IDBFactory.prototype.open = open
  }
})

test('IN-14: if the database does not open, the page starts in memory after 3 s, and says so', async () => {
  fakeRealTime()
  vi.spyOn(indexedDB, 'open').mockReturnValue(unanswered())
  let isOpen = false
  const opening = openTestDatabase(createIndexedDbStore('unopened')).finally(() => {
    isOpen = true
  })
  await vi.advanceTimersByTimeAsync(2_999)
  expect(isOpen).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  const { persistent, move, cityOf } = await opening
  expect(persistent.notice).toBe(SILENT)
  await move('ada', 'York')
  expect(cityOf('ada')).toBe('York')
})

test.each<[string, (store: Store) => unknown]>([
  ['a read', () => vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValue(unanswered())],
  ['a lock that another tab holds', holdLock],
])(
  'IN-14: if %s is not answered, the page continues in memory with all its data after 3 s, and says so',
  async (name, hang) => {
    const { move, city, notices } = await openAfterMove(createIndexedDbStore(name))
    await hang(createIndexedDbStore(name))
    fakeRealTime()
    const moves = Promise.all([move('York'), move('Leeds')])
    await vi.advanceTimersByTimeAsync(2_999)
    expect([city(), notices]).toEqual(['Hull', []])
    await vi.advanceTimersByTimeAsync(1)
    await moves
    expect([city(), notices]).toEqual(['Leeds', [SILENT]])
  },
)

/** Resolves once the lock is held, which it is for ever. */
function holdLock(store: Store): Promise<void> {
  return new Promise((resolve) => {
    void store.exclusively(() => {
      resolve()
      return new Promise(() => {})
    })
  })
}

function unanswered(): IDBOpenDBRequest {
  return new EventTarget() as IDBOpenDBRequest
}

function fakeRealTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}
