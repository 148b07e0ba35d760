import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createIndexedDbStore } from './indexed-db-store.ts'
import type { DatabaseSnapshot } from './persistent-database.ts'
import { importDatabase, recallDatabase, withoutChangesOf } from './replacement.ts'
import { createMemoryStore } from './store.ts'
import { notesDefinition, openTestNotes, type TestNotes } from './test-notes.ts'

let databases = 0
const freshName = () => `notes-${++databases}`
const rows = ({ persistent: { database } }: TestNotes) => [...database.authors.all(), ...database.notes.all()]

test('MOCK-2: the next page has everything that was written, and a seed of the same time', async () => {
  const name = freshName()
  const first = await openTestNotes(createIndexedDbStore(name))
  await first.move('ann', 'Hull')
  await first.addNote('ann', 'Hello')
  const second = await openTestNotes(createIndexedDbStore(name))
  await second.clock.advance(1)
  expect(sorted(rows(second))).toEqual(sorted(rows(first)))
  expect(second.townOf('ann')).toBe('Hull')
  expect(second.persistent.notice).toBeNull()
})

test('MOCK-2: a change writes the partitions that it changed, and the seed is not stored', async () => {
  const store = createMemoryStore()
  const { move, addNote } = await openTestNotes(store)
  expect((await store.entries()).map(([key]) => key)).toEqual(['meta'])
  await addNote('ann', 'Hello')
  await move('ann', 'Hull')
  expect((await store.entries()).map(([key]) => key)).toEqual(['meta', 'notes/ann', 'authors/ann'])
})

test('MOCK-2, IN-14: after 60 writes in each of two tabs without Web Locks, all 120 are stored', async () => {
  const name = freshName()
  // The tabs ignore each other's announcements, so that only reading under the lock keeps them in step.
  const open = () => openTestNotes({ ...createIndexedDbStore(name), onAnnounced: () => {} })
  const tabs = await Promise.all([open(), open()])
  await Promise.all(
    tabs.flatMap(({ addNote }) => Array.from({ length: 60 }, (_, index) => addNote('ben', `Note ${index}`))),
  )
  const third = await openTestNotes(createIndexedDbStore(name))
  const stored = third.persistent.database.notes.findMany((query) => query.where({ authorId: 'ben' }))
  expect(new Set(stored.map(({ _id }) => _id)).size).toBe(121)
})

test('MOCK-2: another tab is notified of a change, and of its owner', async () => {
  const name = freshName()
  const here = await openTestNotes(createIndexedDbStore(name))
  const there = await openTestNotes(createIndexedDbStore(name))
  const reported = new Promise((resolve) => there.persistent.onChange((...change) => resolve(change)))
  const own: unknown[] = []
  here.persistent.onChange((...change) => own.push(change))
  await here.move('ann', 'Hull')
  expect(await reported).toEqual(['ann', 'other-tab'])
  expect(own).toEqual([['ann', 'call']])
  expect(there.townOf('ann')).toBe('Hull')
})

test('MOCK-2: a reset restores the seed at the clock’s time, and is reported for every owner in other tabs', async () => {
  const name = freshName()
  const here = await openTestNotes(createIndexedDbStore(name))
  const there = await openTestNotes(createIndexedDbStore(name))
  await here.move('ann', 'Hull')
  await there.addNote('ben', 'Hello')
  const reported: unknown[] = []
  const isReported = new Promise<void>((resolve) =>
    there.persistent.onChange((...change) => {
      if (reported.push(change) === 2) resolve()
    }),
  )
  await here.clock.advance(86_400_000)
  await here.persistent.reset()
  await isReported
  expect(reported).toEqual([
    ['ann', 'other-tab'],
    ['ben', 'other-tab'],
  ])
  expect(here.townOf('ann')).toBe('York')
  expect(here.persistent.database.authors.all()[0]?.createdAt).toBe('2026-03-02T10:59:00.000Z')
  expect(rows(there)).toEqual(rows(here))
})

test('MOCK-3: the same changes give the same data', async () => {
  const run = async () => {
    const store = createMemoryStore()
    await (await openTestNotes(store)).addNote('ann', 'Hello')
    return JSON.stringify(await store.entries())
  }
  expect(await run()).toBe(await run())
})

test('DEMO-5: an export contains the changed partitions, but no secret ones, and can be imported', async () => {
  const { persistent, addNote } = await openTestNotes()
  await addNote('ann', 'Hello')
  await persistent.change('call', (database) => database.insert('keys', { _id: 'k', authorId: 'ann' }))
  const file = persistent.snapshot()
  expect(Object.keys(file.records)).toEqual(['notes/ann'])
  const other = await openTestNotes(createMemoryStore(), 'another seed')
  await other.persistent.replace((newest) => importDatabase(notesDefinition, file, newest, { keepsTokens: true }))
  expect(other.persistent.snapshot()).toEqual(file)
})

test('DEMO-5, PERF-8: a snapshot can be recalled twice, and its rows are shared, not copied', async () => {
  const notes = await openTestNotes()
  const { persistent } = notes
  const recall = ({ meta, records }: DatabaseSnapshot) =>
    persistent.replace((newest) => recallDatabase(notesDefinition, meta, records, newest))
  await notes.addNote('ann', 'Hello')
  await notes.move('ben', 'Hull')
  const first = persistent.capture()
  await notes.addNote('ann', 'Again')
  const second = persistent.capture()
  expect(second.records.get('authors/ben')).toBe(first.records.get('authors/ben'))
  expect(second.records.get('notes/ann')?.[1]).toBe(first.records.get('notes/ann')?.[1])
  await notes.move('ben', 'Leeds')
  for (const _ of [1, 2]) {
    await recall(first)
    expect([notes.townOf('ann'), notes.townOf('ben')]).toEqual(['York', 'Hull'])
    expect(textsOf(notes)).toEqual(['Hello', 'test', 'test'])
    expect(persistent.capture().records.get('notes/ann')?.[0], 'also with what came back').toBe(
      first.records.get('notes/ann')?.[0],
    )
    await notes.move('ben', 'Ely')
  }
  await recall(second)
  expect(textsOf(notes)).toEqual(['Again', 'Hello', 'test', 'test'])
})

test('PERF-8: a capture reuses the rows that were written', async () => {
  const store = createMemoryStore()
  const { persistent, addNote } = await openTestNotes(store)
  const written: ReadonlyMap<string, unknown>[] = []
  store.write = async (values) => void written.push(values)
  await addNote('ann', 'Hello')
  const rows = persistent.capture().records.get('notes/ann')
  expect(written.map((values) => (values.get('notes/ann') as { rows: unknown }).rows === rows)).toEqual([true])
})

test('DEMO-5: tokens that were issued after the capture stay valid, those of owners who are gone do not', async () => {
  const { persistent } = await openTestNotes()
  const addKey = (_id: string, authorId: string) =>
    persistent.change('call', (database) => database.insert('keys', { _id, authorId }))
  const captured = persistent.capture()
  const { drawn } = persistent.database
  await addKey('k1', 'ann')
  await addKey('k2', 'nobody')
  await persistent.change('call', (database) =>
    database.insert('keys', { _id: database.draw('key').hex(4), authorId: 'ben' }),
  )
  await persistent.replace((newest) => recallDatabase(notesDefinition, captured.meta, captured.records, newest))
  expect(
    persistent.database
      .table('keys')
      .all()
      .map(({ authorId }) => authorId),
  ).toEqual(['ann', 'ben'])
  // The next draws are the same as after the capture (DEMO-17).
  expect(persistent.database.drawn).toBe(drawn)
})

test('DEMO-7: one owner’s changes are undone in all tabs, and nobody else’s', async () => {
  const name = freshName()
  const here = await openTestNotes(createIndexedDbStore(name))
  const there = await openTestNotes(createIndexedDbStore(name))
  await here.move('ann', 'Hull')
  await here.addNote('ann', 'Hello')
  await here.addNote('ben', 'Kept')
  await here.persistent.replace((newest) => withoutChangesOf(notesDefinition, ['ann'], newest))
  await there.move('ben', 'Ely')
  for (const tab of [here, there]) {
    expect(tab.townOf('ann')).toBe('York')
    expect(textsOf(tab)).toEqual(['Kept', 'test', 'test'])
  }
  const next = await openTestNotes(createIndexedDbStore(name))
  expect([next.townOf('ann'), next.townOf('ben')]).toEqual(['York', 'Ely'])
})

function textsOf({ persistent }: TestNotes): string[] {
  return persistent.database.notes
    .all()
    .map(({ text }) => text)
    .toSorted()
}

function sorted(unsorted: readonly { _id: string }[]) {
  return unsorted.toSorted((left, right) => (left._id < right._id ? -1 : 1))
}
