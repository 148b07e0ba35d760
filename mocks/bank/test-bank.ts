import { onTestFinished } from 'vitest'
import { parsed } from '#mocks/engine/call-log.ts'
import { createMemoryStore, type Store } from '#mocks/engine/store.ts'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { AppClock, isoTime } from '#src/platform/clock/clock.ts'
import { type Backend, type BackendOptions, createBackend } from './backend.ts'
import { type BankDatabase, openBankDatabase } from './bank-database.ts'
import type { Operator } from './operator.ts'
import { findCustomer } from './queries.ts'
import type { BackendFile } from './replace-data.ts'
import type { LoanRow } from './row-schemas.ts'
import { requestFor, type SendOptions, TEST_ORIGIN } from './test-call.ts'

/** 2 March 2026, 10:59 in Greenwich, in ms since the epoch */
export const TEST_TIME = 1_772_449_140_000

export interface TestBank {
  backend: Backend
  operator: Operator
  clock: AppClock
  /** sends a call of the contract directly to the handlers */
  send(endpoint: Endpoint, options?: SendOptions): Promise<{ status: number; body: unknown }>
  /** signs a persona in and returns their id and token */
  enter(persona: string): Promise<{ id: string; token: string }>
}

/** A bank with a paused clock, in memory unless another store is given. */
export async function openTestBank(
  store: Store = createMemoryStore(),
  seed = 'test',
  options: Partial<BackendOptions> = {},
): Promise<TestBank> {
  const clock = new AppClock({ mode: 'paused', virtual: TEST_TIME })
  const backend = await createBackend({ clock, origin: TEST_ORIGIN, seed, store, ...options })
  onTestFinished(() => backend.close())
  return {
    backend,
    operator: backend.operator,
    clock,
    send: async (endpoint, options = {}) => {
      const response = await backend.handle(requestFor(endpoint, options))
      if (response === undefined) throw new Error(`No handler answered ${endpoint.method} ${endpoint.path}`)
      return { status: response.status, body: parsed(await response.text()) }
    },
    enter: async (persona) => {
      const { _id, accessToken } = await backend.signIn(persona)
      return { id: _id, token: accessToken }
    },
  }
}

/** Such a bank in which the persona is signed in, with their id and token. */
export async function enterTestBank(persona: string): Promise<TestBank & { id: string; token: string }> {
  const bank = await openTestBank()
  return { ...bank, ...(await bank.enter(persona)) }
}

export interface TestDatabase {
  clock: AppClock
  persistent: BankDatabase
  idOf(persona: string): string
  cityOf(persona: string): string | null
  move(persona: string, city: string): Promise<unknown>
  /** adds a loan for this purpose, and resolves with its row */
  lend(persona: string, loanPurpose: string): Promise<LoanRow>
}

/** The bank's data without its calls, with a paused clock, in memory unless another store is given. */
export async function openTestDatabase(store: Store = createMemoryStore(), seed = 'test'): Promise<TestDatabase> {
  const clock = new AppClock({ mode: 'paused', virtual: TEST_TIME })
  const persistent = await openBankDatabase({ store, clock, seed })
  const idOf = (persona: string) => findCustomer(persistent.database, persona)._id
  return {
    clock,
    persistent,
    idOf,
    cityOf: (persona) => findCustomer(persistent.database, persona).city,
    move: (persona, city) => persistent.change('call', (database) => database.update('users', idOf(persona), { city })),
    lend: (persona, loanPurpose) =>
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
