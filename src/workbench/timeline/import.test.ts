import { assert, asyncProperty, constantFrom, jsonValue, nat, oneof } from 'fast-check'
import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { createMemoryStore } from '#mocks/engine/store.ts'
import { callExamples } from '#src/contract/calls.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { inPage } from '#src/workbench/trace/test-page.ts'
import { loadBankData } from './portable-moment.ts'
import { momentIn } from './test-moment.ts'
import { exportMoment, readMoment } from './timeline-file.ts'

const exportOf = (backend: PageBackend) => exportMoment(momentIn(backend), backend)

const importTo = async (backend: PageBackend, text: string) => loadBankData(readMoment(text), backend)

/** A bank with changes of every kind. */
async function openUsedBank() {
  const bank = await inPage(openTestBank())
  const { backend, send, enter } = bank
  const { id, token } = await enter('ada')
  await send(endpoints.postLoan, { token, body: { ...callExamples.postLoan.body, userId: id } })
  await send(endpoints.requestReset, { body: { email: 'ada@larkspur.example' } })
  await backend.operator.setUser('ada', { userOtp: '111222' })
  await backend.operator.setKyc('vera', false)
  backend.faults.set({ call: 'GET kyc/{id}', kind: 'delay', ms: 10 })
  backend.latency = 42
  return { ...bank, id, token }
}

/** All personas except Max, whose 10,000 rows are slow. */
async function allCustomers({ backend }: Awaited<ReturnType<typeof openTestBank>>) {
  const ids = backend.personas.map(({ id }) => id).filter((id) => id !== 'max')
  return Promise.all(ids.map((id) => backend.operator.customer(id)))
}

test('DEMO-5: an import restores everything that was exported, in another browser, too', async () => {
  const used = await openUsedBank()
  const file = exportOf(used.backend)
  const other = await inPage(openTestBank(createMemoryStore(), 'another seed'))
  await other.clock.advance(86_400_000)
  await importTo(other.backend, file)
  expect(await allCustomers(other)).toEqual(await allCustomers(used))
  expect([other.backend.latency, other.backend.faults.list()]).toEqual([42, used.backend.faults.list()])
  expect(other.backend.outbox().map(({ kind }) => kind)).toEqual(['reset', 'code'])
  // Customers whose data differ from the seed get the personas’ password again, where they have not chosen another.
  expect(withoutPasswords(exportOf(other.backend))).toEqual(withoutPasswords(file))
})

test('DEMO-5: an export contains codes, but no tokens or passwords', async () => {
  const { backend, token } = await openUsedBank()
  const links = backend.outbox().flatMap(({ link }) => link ?? [])
  expect(links).toHaveLength(1)
  const file = exportOf(backend)
  for (const secret of [token, 'Demo-1234', links[0]?.split('/').at(-1) ?? 'no link'])
    expect(file).not.toContain(secret)
  expect(file).toContain('111222')
  expect(JSON.parse(file)).toMatchObject({ format: 'larkspur', version: 2 })
})

test('DEMO-5: sessions of customers who exist in the imported file go on, the others end', async () => {
  const { backend, send, id, token } = await openUsedBank()
  const before = exportOf(backend)
  await send(endpoints.register, { body: { ...callExamples.register.body, email: 'late@mail.example' } })
  const { _id, accessToken } = await backend.signIn('late@mail.example')
  await importTo(backend, before)
  expect((await send(endpoints.getUser, { id, token })).status).toBe(200)
  expect((await send(endpoints.getUser, { id: _id, token: accessToken })).status).toBe(401)
})

type Rows = Record<string, Record<string, unknown>[]>
type Json = Record<string, never> & { moments: [{ world: { records: Rows } }] }

const recordsOf = (file: Json) => file.moments[0].world.records

const users = (file: Json) => Object.entries(recordsOf(file)).find(([name]) => name.startsWith('users/'))
const user = (file: Json) => users(file)?.[1][0] as Record<string, unknown>
const loans = (file: Json) =>
  Object.entries(recordsOf(file)).find(([name]) => name.startsWith('loans/'))?.[1] as Record<string, unknown>[]

const invalid: [string, string | ((file: Json) => void), RegExp][] = [
  ['half a file', '{"format": "larkspur", "ver', /a part of it is missing/],
  ['an unknown collection', (file) => void Object.assign(recordsOf(file), { 'spoons/x': [] }), /spoons/],
  ['a record without an owner', (file) => void Object.assign(recordsOf(file), { loans: [] }), /'loans'/],
  ['sessions', (file) => void Object.assign(recordsOf(file), { 'sessions/x': [] }), /sessions/],
  ['a row without an id', (file) => void Reflect.deleteProperty(user(file), '_id'), /_id/],
  ['a row with an unknown field', (file) => void Object.assign(user(file), { admin: true }), /admin/],
  ['an invalid e-mail', (file) => void Object.assign(user(file), { email: 'ada' }), /email/],
  ['a duplicate e-mail', (file) => void Object.assign(user(file), { email: 'NORA@larkspur.example' }), /same e-mail/],
  ['a row of another customer', (file) => void Object.assign(user(file), { _id: 'x' }), /someone else/],
  ['an invalid amount', (file) => void Object.assign(loans(file)[0] ?? {}, { amount: [] }), /amount/],
  ['a duplicate row', (file) => void loans(file).push({ ...loans(file)[0] }), /twice/],
  [
    'a loan of an unknown customer',
    (file) =>
      void Object.assign(recordsOf(file), { 'loans/ghost': [{ ...loans(file)[0], _id: 'g', userId: 'ghost' }] }),
    /does not exist/,
  ],
]

test.each(invalid)('DEMO-5: %s is rejected with the reason, and nothing changes', async (_, breakIt, reason) => {
  const bank = await openUsedBank()
  const { backend } = bank
  const before = [exportOf(backend), await allCustomers(bank)]
  const whole = JSON.parse(before[0] as string) as Json
  if (typeof breakIt === 'function') breakIt(whole)
  const text = typeof breakIt === 'string' ? breakIt : JSON.stringify(whole)
  await expect(importTo(backend, text)).rejects.toThrow(reason)
  expect([exportOf(backend), await allCustomers(bank)]).toEqual(before)
})

function withoutPasswords(text: string): unknown {
  const { moments, ...file } = JSON.parse(text) as Json
  const [{ world, ...moment }] = moments
  const records = Object.entries(world.records).filter(([name]) => !name.startsWith('credentials/'))
  return { ...file, moment, world: { ...world, records: Object.fromEntries(records) } }
}

test('DEMO-5: a randomly changed file is imported completely or not at all, and a completed import can be exported and imported again', async () => {
  const source = JSON.parse(exportOf((await openUsedBank()).backend)) as Json
  const paths = pathsIn(source)
  const value = oneof(jsonValue(), constantFrom(1e300, -1, 8.64e15, '', ' ', null, [], {}, '1e308'))
  const { backend } = await openUsedBank()
  await assert(
    asyncProperty(nat(paths.length - 1), value, async (index, changed) => {
      const before = exportOf(backend)
      const file = structuredClone(source)
      put(file, paths[index] ?? [], changed)
      const error = await importTo(backend, JSON.stringify(file)).then(
        () => null,
        (reason: Error) => reason,
      )
      if (error !== null) {
        expect([error.constructor.name, exportOf(backend)]).toEqual([
          expect.stringMatching(/^(ImportError|FileRefused)$/),
          before,
        ])
      } else {
        await importTo(backend, exportOf(backend))
        const few = backend.operator.people().filter(({ email }) => !email.startsWith('max@'))
        for (const { userId } of few) await backend.operator.answersFor(userId)
      }
    }),
    { numRuns: 30 },
  )
})

type Path = readonly (string | number)[]

/** The path of every value in a file. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  const parts = Object.entries(value).flatMap(([name, part]) => pathsIn(part, [...at, name]))
  return at.length === 0 ? parts : [at, ...parts]
}

function put(file: object, at: Path, value: unknown): void {
  const owner = at.slice(0, -1).reduce((part: object, name) => Reflect.get(part, name) as object, file)
  Reflect.set(owner, at.at(-1) ?? '', value)
}
