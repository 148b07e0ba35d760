import { onTestFinished } from 'vitest'
import { parsed } from '#mocks/engine/call-log.ts'
import { createMemoryStore, type Store } from '#mocks/engine/store.ts'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { AppClock, isoTime } from '#src/platform/clock/clock.ts'
import { type Backend, type BackendOptions, createBackend } from './backend.ts'
import { openBankDatabase } from './bank-database.ts'
import { findCustomer } from './queries.ts'
import type { BackendFile } from './replace-data.ts'
import { requestFor, type SendOptions, TEST_ORIGIN } from './test-call.ts'

/** 2 March 2026, 10:59 in Greenwich, in ms since the epoch */
export const TEST_TIME = 1_772_449_140_000

export type TestBank = Awaited<ReturnType<typeof openTestBank>>

/** A bank with a paused clock, in memory unless another store is given. */
export async function openTestBank(
  store: Store = createMemoryStore(),
  seed = 'test',
  options: Partial<BackendOptions> = {},
) {
  const clock = new AppClock({ mode: 'paused', virtual: TEST_TIME })
  const backend = await createBackend({ clock, origin: TEST_ORIGIN, seed, store, ...options })
  onTestFinished(() => backend.close())
  return {
    backend,
    operator: backend.operator,
    clock,
    /** sends a call of the contract directly to the handlers */
    send: async (endpoint: Endpoint, options: SendOptions = {}) => {
      const response = await backend.handle(requestFor(endpoint, options))
      if (response === undefined) throw new Error(`No handler answered ${endpoint.method} ${endpoint.path}`)
      return { status: response.status, body: parsed(await response.text()) }
    },
    /** signs a persona in and returns their id and token */
    enter: async (persona: string) => {
      const { _id, accessToken } = await backend.signIn(persona)
      return { id: _id, token: accessToken }
    },
  }
}

/** Such a bank in which the persona is signed in, with their id and token. */
export async function enterTestBank(persona: string) {
  const bank = await openTestBank()
  return { ...bank, ...(await bank.enter(persona)) }
}

export type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>

/** The bank's data without its calls, with a paused clock, in memory unless another store is given. */
export async function openTestDatabase(store: Store = createMemoryStore(), seed = 'test') {
  const clock = new AppClock({ mode: 'paused', virtual: TEST_TIME })
  const persistent = await openBankDatabase({ store, clock, seed })
  const idOf = (persona: string) => findCustomer(persistent.database, persona)._id
  return {
    clock,
    persistent,
    idOf,
    cityOf: (persona: string) => findCustomer(persistent.database, persona).city,
    move: (persona: string, city: string) =>
      persistent.change('call', (database) => database.update('users', idOf(persona), { city })),
    /** adds a loan for this purpose, and resolves with its row */
    lend: (persona: string, loanPurpose: string) =>
      persistent.change('call', (database) => {
        const _id = database.draw(`loan/${persona}`).hex(24)
        const loan = { _id, userId: idOf(persona), createdAt: isoTime(clock.now()), amount: 1, loanPurpose }
        return database.insert('loans', { ...loan, status: 'true' })
      }),
  }
}

/** The bank's part of a file (DEMO-5). */
export function fileOf(backend: Backend): BackendFile {
  const { latency, faults, outbox, ...moment } = backend.capture()
  const world = backend.exported({ latency, faults, outbox, ...moment })
  return structuredClone({ world, latency, faults, outbox })
}
