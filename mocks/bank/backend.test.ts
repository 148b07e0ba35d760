import { callExamples } from '#src/contract/calls.ts'
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createIndexedDbStore } from '#mocks/engine/indexed-db-store.ts'
import { createMemoryStore } from '#mocks/engine/store.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { enterTestBank, openTestBank } from './test-bank.ts'
import { requestFor } from './test-call.ts'

test('PERF-2, MOCK-3: a bank that is opened for one customer answers their calls, and has all customers, in the same order, before anything is changed or somebody else signs in', async () => {
  const whole = await openTestBank()
  const people = whole.backend.operator.people()
  const open = () => openTestBank(createMemoryStore(), 'test', { first: 'karl' })
  const bank = await open()
  const { id, token } = await bank.enter('karl')
  expect(bank.backend.operator.people().map(({ persona }) => persona)).toEqual(['karl'])
  expect(await bank.backend.operator.answersFor(id)).toEqual(await whole.backend.operator.answersFor(id))
  expect((await bank.send(endpoints.getUser, { id, token })).status).toBe(200)
  await bank.send(endpoints.putProfile, { id, token, body: { city: 'Hull' } })
  expect(bank.backend.operator.people()).toEqual(people)
  expect((await bank.send(endpoints.getUser, { id, token })).body).toMatchObject({ city: 'Hull' })

  const other = await open()
  await other.enter('ada')
  expect(other.backend.operator.people()).toEqual(people)
  expect(await other.backend.operator.waiting()).toEqual(await whole.backend.operator.waiting())
  expect(await other.backend.operator.records('transfers')).toEqual(await whole.backend.operator.records('transfers'))
})

test('PERF-2, MOCK-2: a bank that is opened again for who has signed in before has what they changed, and then all customers', async () => {
  const name = 'opened-again'
  const before = await openTestBank(createIndexedDbStore(name))
  const { id, token } = await before.enter('karl')
  await before.send(endpoints.putProfile, { id, token, body: { city: 'Hull' } })
  const { backend, send } = await openTestBank(createIndexedDbStore(name), 'test', { first: null })
  expect(backend.operator.people().map(({ persona }) => persona)).toEqual(['karl'])
  expect((await send(endpoints.getUser, { id, token })).body).toMatchObject({ city: 'Hull' })
  await backend.complete()
  expect(backend.operator.people()).toEqual(before.backend.operator.people())
  expect((await send(endpoints.getUser, { id, token })).body).toMatchObject({ city: 'Hull' })
})

test('MOCK-2: a reset ends sessions, and restores latency, faults and outbox', async () => {
  const { backend, send, id, token } = await enterTestBank('ada')
  backend.latency = 0
  backend.faults.set({ call: 'GET users/{id}', kind: 'network' })
  backend.addOutbox({ to: 'a', kind: 'contact', text: 'b' })
  await backend.reset()
  expect((await send(endpoints.getUser, { id, token })).status).toBe(401)
  expect([backend.latency, backend.faults.list(), backend.outbox()]).toEqual([350, [], []])
})

test('MOCK-2: a change writes the partitions that it changed, and the seed is not stored', async () => {
  const store = createMemoryStore()
  const { enter, send } = await openTestBank(store)
  expect((await store.entries()).map(([key]) => key)).toEqual(['meta'])
  const { id, token } = await enter('ada')
  await send(endpoints.putProfile, { id, token, body: { city: 'Hull' } })
  expect((await store.entries()).map(([key]) => key)).toEqual(['meta', `sessions/${id}`, `users/${id}`])
})

test('MOCK-2: an aborted call writes nothing', async () => {
  const { backend, id, token } = await enterTestBank('nora')
  const abort = new AbortController()
  const request = new Request(
    requestFor(endpoints.postLoan, { token, body: { ...callExamples.postLoan.body, userId: id } }),
    { signal: abort.signal },
  )
  const handled = backend.handle(request)
  abort.abort()
  await expect(handled).rejects.toThrow()
  expect((await backend.operator.answersFor(id)).loans.loan).toEqual([])
})
