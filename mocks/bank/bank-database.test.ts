import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createIndexedDbStore } from '#mocks/engine/indexed-db-store.ts'
import { createMemoryStore } from '#mocks/engine/store.ts'
import { isoTime } from '#src/platform/clock/clock.ts'
import type { BankDatabase, DatabaseSnapshot } from './bank-database.ts'
import { recallDatabase } from './replace-data.ts'
import { CONTENT_TYPES } from './row-schemas.ts'
import { openTestDatabase, TEST_TIME, type TestDatabase } from './test-bank.ts'

const rows = ({ persistent: { database } }: TestDatabase) => [...database.users.all(), ...database.loans.all()]

test('MOCK-2, IN-14: after 60 writes in each of two tabs without Web Locks, all 120 are stored', async () => {
  const name = 'without-locks'
  // The tabs ignore each other's announcements, so that only reading under the lock keeps them in step.
  const open = () => openTestDatabase({ ...createIndexedDbStore(name), onAnnounced: () => {} })
  const tabs = await Promise.all([open(), open()])
  await Promise.all(tabs.flatMap(({ lend }) => Array.from({ length: 60 }, (_, index) => lend('karl', `Loan ${index}`))))
  const third = await openTestDatabase(createIndexedDbStore(name))
  expect(new Set(lent(third).map(({ _id }) => _id)).size).toBe(120)
})

test('MOCK-2: another tab is notified of a change, and of its owner', async () => {
  const name = 'notified'
  const here = await openTestDatabase(createIndexedDbStore(name))
  const there = await openTestDatabase(createIndexedDbStore(name))
  const reported = new Promise((resolve) => there.persistent.onChange((...change) => resolve(change)))
  const own: unknown[] = []
  here.persistent.onChange((...change) => own.push(change))
  await here.move('ada', 'Hull')
  expect(await reported).toEqual([here.idOf('ada'), 'other-tab'])
  expect(own).toEqual([[here.idOf('ada'), 'call']])
  expect(there.cityOf('ada')).toBe('Hull')
})

test('MOCK-2: a reset restores the seed at the clock’s time, and is reported for every owner in other tabs', async () => {
  const name = 'reset'
  const here = await openTestDatabase(createIndexedDbStore(name))
  const there = await openTestDatabase(createIndexedDbStore(name))
  await here.move('ada', 'Hull')
  await there.lend('karl', 'A boat')
  const owners = [...here.persistent.database.users.all().map(({ _id }) => _id), ...CONTENT_TYPES]
  const reported: unknown[] = []
  const isReported = new Promise<void>((resolve) =>
    there.persistent.onChange((...change) => {
      if (reported.push(change) === owners.length) resolve()
    }),
  )
  await here.clock.advance(86_400_000)
  await here.persistent.reset()
  await isReported
  expect(reported).toEqual(owners.map((owner) => [owner, 'other-tab']))
  expect(here.cityOf('ada')).toBe('York')
  expect(here.persistent.database.users.all()[0]?.createdAt).toBe('2023-12-24T10:59:00.000Z')
  expect(rows(there)).toEqual(rows(here))
})

test('MOCK-2, MOCK-3: a reset seeds nothing again where nothing has changed or been drawn, and no time has passed', async () => {
  const { persistent, clock, move } = await openTestDatabase()
  const seeded = persistent.database
  await persistent.reset()
  expect(persistent.database).toBe(seeded)
  await move('ada', 'Hull')
  await persistent.reset()
  expect(persistent.database).not.toBe(seeded)
  const again = persistent.database
  await clock.advance(1)
  await persistent.reset()
  expect(persistent.database).not.toBe(again)
  const drawn = persistent.database
  drawn.draw('anything')
  await persistent.reset()
  expect(persistent.database).not.toBe(drawn)
})

test('DEMO-5, PERF-8: a snapshot can be recalled twice, and its rows are shared, not copied', async () => {
  const bank = await openTestDatabase()
  const { persistent, idOf } = bank
  const loans = (snapshot: DatabaseSnapshot) => snapshot.records.get(`loans/${idOf('ada')}`)
  const recall = ({ meta, records }: DatabaseSnapshot) =>
    persistent.replace((newest) => recallDatabase(meta, records, newest))
  await bank.lend('ada', 'A boat')
  await bank.move('karl', 'Hull')
  const first = persistent.capture()
  await bank.lend('ada', 'A barn')
  const second = persistent.capture()
  const karl = `users/${idOf('karl')}`
  expect(second.records.get(karl)).toBe(first.records.get(karl))
  expect(loans(second)?.at(-2)).toBe(loans(first)?.at(-1))
  await bank.move('karl', 'Leeds')
  for (const _ of [1, 2]) {
    await recall(first)
    expect([bank.cityOf('ada'), bank.cityOf('karl')]).toEqual(['York', 'Hull'])
    expect(purposesOf(bank)).toEqual(['A boat'])
    expect(loans(persistent.capture())?.[0], 'also with what came back').toBe(loans(first)?.[0])
    await bank.move('karl', 'Ely')
  }
  await recall(second)
  expect(purposesOf(bank)).toEqual(['A barn', 'A boat'])
})

test('PERF-8: a capture reuses the rows that were written', async () => {
  const store = createMemoryStore()
  const { persistent, lend, idOf } = await openTestDatabase(store)
  const written: ReadonlyMap<string, unknown>[] = []
  store.write = async (values) => void written.push(values)
  await lend('ada', 'A boat')
  const name = `loans/${idOf('ada')}`
  const rows = persistent.capture().records.get(name)
  expect(written.map((values) => (values.get(name) as { rows: unknown }).rows === rows)).toEqual([true])
})

test('DEMO-5: tokens that were issued after the capture stay valid, those of owners who are gone do not', async () => {
  const { persistent, idOf } = await openTestDatabase()
  const captured = persistent.capture()
  const { drawn } = persistent.database
  await addSession(persistent, 'k1', idOf('ada'))
  await addSession(persistent, 'k2', 'nobody')
  await addSession(persistent, null, idOf('karl'))
  await persistent.replace((newest) => recallDatabase(captured.meta, captured.records, newest))
  expect(persistent.database.sessions.all().map(({ userId }) => userId)).toEqual([idOf('ada'), idOf('karl')])
  // The next draws are the same as after the capture (DEMO-17).
  expect(persistent.database.drawn).toBe(drawn)
})

/** @param token drawn where it is null */
function addSession(persistent: BankDatabase, token: string | null, userId: string): Promise<unknown> {
  return persistent.change('call', (database) =>
    database.insert('sessions', {
      _id: token ?? database.draw('token').hex(4),
      userId,
      createdAt: isoTime(TEST_TIME),
    }),
  )
}

/** The loans that the seed does not have. */
function lent({ persistent }: TestDatabase) {
  return persistent.database.loans.findMany((query) => query.where((loan) => loan.loanPurpose !== 'Home improvement'))
}

function purposesOf(bank: TestDatabase) {
  return lent(bank)
    .map(({ loanPurpose }) => loanPurpose)
    .toSorted()
}
