import 'fake-indexeddb/auto'
import { expect, onTestFinished, test } from 'vitest'
import { AppClock } from '#src/clock.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { createBackend } from './backend.ts'
import { createIndexedDbStore } from './indexed-db-store.ts'
import { createMemoryStore, createQueue, type Store } from './store.ts'
import { openTestBank, requestFor, TEST_ORIGIN, TEST_TIME } from './test-bank.ts'
import { openWorld } from './world.ts'

let databases = 0
const freshName = () => `test-${++databases}`
const loan = {
  amount: 10,
  monthlyIncome: 1,
  homeAddress: 'a',
  city: 'b',
  state: 'c',
  loanPurpose: 'd',
  professionalStatus: 'e',
  professionalCategory: 'f',
  nextOfKin: 'g',
  phone: 'h',
  email: 'i',
  name: 'j',
}

test('MOCK-2: what was written is there for the next page, and the seed is as old as it was', async () => {
  const name = freshName()
  const first = await openTestBank(createIndexedDbStore(name))
  const { id, token } = await first.enter('ada')
  await first.send(endpoints.putProfile, { id, token, body: { city: 'Hull' } })
  await first.send(endpoints.postLoan, { token, body: { ...loan, userId: id } })
  const second = await openTestBank(createIndexedDbStore(name))
  await second.clock.advance(1)
  expect(await second.backend.answersFor(id)).toEqual(await first.backend.answersFor(id))
  expect((await second.send(endpoints.getUser, { id, token })).body).toMatchObject({ city: 'Hull' })
  expect(second.backend.notice).toBeNull()
})

test('MOCK-2: a change writes the records that it changed, and the seed is not stored', async () => {
  const store = createMemoryStore()
  const { enter, send } = await openTestBank(store)
  expect((await store.entries()).map(([key]) => key)).toEqual(['meta'])
  const { id, token } = await enter('ada')
  await send(endpoints.putProfile, { id, token, body: { city: 'Hull' } })
  expect((await store.entries()).map(([key]) => key)).toEqual(['meta', `sessions/${id}`, `users/${id}`])
})

test('MOCK-2: of 60 writes in each of two tabs 120 are kept', async () => {
  const name = freshName()
  const oneAtATime = createQueue()
  const tabs = await Promise.all([0, 1].map(() => openTestBank(createIndexedDbStore(name, oneAtATime))))
  const { id } = await (tabs[0] as (typeof tabs)[0]).enter('nora')
  await Promise.all(
    tabs.map(async ({ enter, send }) => {
      const { token } = await enter('nora')
      const writes = Array.from({ length: 60 }, () =>
        send(endpoints.postLoan, { token, body: { ...loan, userId: id } }),
      )
      expect(new Set((await Promise.all(writes)).map(({ status }) => status))).toEqual(new Set([200]))
    }),
  )
  const third = await openTestBank(createIndexedDbStore(name, oneAtATime))
  const { loan: kept } = (await third.backend.answersFor(id)).loans
  expect(new Set(kept.map(({ _id }) => _id)).size).toBe(120)
})

test('MOCK-2: another tab hears what was written, and whose it is', async () => {
  const name = freshName()
  const oneAtATime = createQueue()
  const here = await openTestBank(createIndexedDbStore(name, oneAtATime))
  const there = await openTestBank(createIndexedDbStore(name, oneAtATime))
  const heard = new Promise((resolve) => there.backend.onChange((...change) => resolve(change)))
  const mine: unknown[] = []
  here.backend.onChange((...change) => mine.push(change))
  const { id, token } = await here.enter('ada')
  await here.send(endpoints.putProfile, { id, token, body: { city: 'Hull' } })
  expect(await heard).toEqual([id, 'other-tab'])
  expect(mine).toEqual([[id, 'call']])
  expect((await there.backend.answersFor(id)).user.city).toBe('Hull')
})

test('MOCK-2: a reset brings the seed back at the clock’s time, in every tab', async () => {
  const name = freshName()
  const here = await openTestBank(createIndexedDbStore(name))
  const there = await openTestBank(createIndexedDbStore(name))
  const { id, token } = await here.enter('ada')
  await here.send(endpoints.putProfile, { id, token, body: { city: 'Hull' } })
  here.backend.latency = 0
  here.backend.faults.set({ call: 'GET users/{id}', kind: 'network' })
  here.backend.addOutbox({ to: 'a', kind: 'contact', text: 'b' })
  await here.clock.advance(86_400_000)
  await here.backend.reset()
  expect((await here.send(endpoints.getUser, { id, token })).status).toBe(401)
  expect([here.backend.latency, here.backend.faults.list(), here.backend.outbox()]).toEqual([350, [], []])
  await there.enter('nora')
  expect((await there.backend.answersFor(id)).user.city).toBe('York')
  const [days] = [
    (await here.backend.answersFor(id)).user['createdAt'],
    (await there.backend.answersFor(id)).user['createdAt'],
  ]
  expect(days).toBe('2023-12-24T10:59:00.000Z')
  expect(await there.backend.answersFor(id)).toEqual(await here.backend.answersFor(id))
})

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

test('MOCK-2: a change that fails halfway, or cannot be written, leaves nothing behind', async () => {
  const store = createMemoryStore()
  const clock = new AppClock({ mode: 'paused', virtual: TEST_TIME })
  const world = await openWorld({ store, clock, seed: 'test' })
  const state = () => JSON.stringify([world.database.users.all(), world.database.loans.all(), world.database.drawn])
  const ada = world.database.users.all().find(({ firstName }) => firstName === 'Ada')?._id ?? ''
  const before = state()
  const halfway = world.change('call', ({ users, loans, kyc, draw }) => {
    draw.call(world.database, 'x')
    users.update(ada, { firstName: 'Other' })
    for (const { _id } of [...loans.of(ada), ...kyc.of(ada)]) loans.remove(_id)
    throw new Error('halfway')
  })
  await expect(halfway).rejects.toThrow('halfway')
  expect(JSON.parse(state())[0].length).toBe(9)
  expect(sorted(state())).toBe(sorted(before))
  store.write = async () => {
    throw new Error('full')
  }
  await expect(world.change('call', ({ users }) => users.update(ada, { firstName: 'Other' }))).rejects.toThrow('full')
  expect(sorted(state())).toBe(sorted(before))
})

test('MOCK-2: an aborted call writes nothing', async () => {
  const { backend, enter } = await openTestBank()
  const { id, token } = await enter('nora')
  const abort = new AbortController()
  const request = new Request(requestFor(endpoints.postLoan, { token, body: { ...loan, userId: id } }), {
    signal: abort.signal,
  })
  const handled = backend.handle(request)
  abort.abort()
  await expect(handled).rejects.toThrow()
  expect((await backend.answersFor(id)).loans.loan).toEqual([])
})

test('MOCK-2: a foreign database of the same name gains a table and loses nothing', async () => {
  const name = freshName()
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

test('MOCK-3: two worlds that do the same are the same', async () => {
  const run = async () => {
    const store = createMemoryStore()
    const clock = new AppClock({ mode: 'paused', virtual: TEST_TIME })
    const backend = await createBackend({ clock, base: '/api', origin: TEST_ORIGIN, store })
    onTestFinished(() => backend.close())
    const { _id, accessToken } = await backend.signIn('ada')
    await backend.handle(requestFor(endpoints.postLoan, { token: accessToken, body: { ...loan, userId: _id } }))
    return JSON.stringify(await store.entries())
  }
  expect(await run()).toBe(await run())
})

function meta(records: Record<string, number>) {
  return { version: 1, seed: 'x', seededAt: 0, seededRevision: 1, revision: 1, drawn: 0, records }
}

/** Taking a change back may leave rows in another order of the table. */
function sorted(state: string): string {
  const [users, loans, drawn] = JSON.parse(state)
  const byId = (rows: { _id: string }[]) => rows.toSorted((left, right) => (left._id < right._id ? -1 : 1))
  return JSON.stringify([byId(users), byId(loans), drawn])
}
