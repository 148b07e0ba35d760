import { createAtom } from '@tanstack/store'
import { getResponse } from 'msw'
import { createCallLog } from '#mocks/engine/call-log.ts'
import { type BankCall, CALL_NAMES } from '#mocks/engine/call-names.ts'
import { createFaults } from '#mocks/engine/faults.ts'
import { createIndexedDbStore } from '#mocks/engine/indexed-db-store.ts'
import { createLatency } from '#mocks/engine/latency.ts'
import { type BeforeForwarding, networkFetch } from '#mocks/engine/network.ts'
import { OpenCalls } from '#mocks/engine/open-calls.ts'
import { aroundPageCalls, intercept } from '#mocks/engine/page-calls.ts'
import { createMemoryStore, type Store } from '#mocks/engine/store.ts'
import { createTabMemory, type TabStorage } from '#mocks/engine/tab-memory.ts'
import { rowById } from '#mocks/engine/table.ts'
import type { PlainLoginAnswer } from '#src/contract/entities.ts'
import type { BankSnapshot } from '#src/contract/records.ts'
import { type Redacted, unwrap } from '#src/contract/redacted.ts'
import { type AppClock, nextTask } from '#src/platform/clock/clock.ts'
import { openBankDatabase } from './bank-database.ts'
import { completeSnapshot } from './complete-snapshot.ts'
import { describeCall, describeFault } from './describe-fault.ts'
import { exportSnapshot } from './exported-snapshot.ts'
import { signIn } from './handlers/auth.ts'
import { createHandlers } from './handlers.ts'
import { createOperator } from './operator.ts'
import { createOutbox } from './outbox.ts'
import { isPassword } from './password.ts'
import { type Persona, personas } from './personas.ts'
import { plainAnswers } from './plain-answers.ts'
import { findCustomer, userByEmail } from './queries.ts'
import { type BackendMoment, createReplacing, importDatabase } from './replace-data.ts'
import { CODE_DIGITS, CODE_MESSAGE, personaUserId } from './seed.ts'

export interface BackendOptions {
  clock: AppClock
  /** the page's origin, whose calls are answered; 'null' for a file, which has none */
  origin?: string
  seed?: string
  /** of which customer the first calls are, as `OpenDatabaseOptions` has it; without it, all are there at once */
  first?: string | null
  /** stores the changes; IndexedDB by default */
  store?: Store
  /** stores latency, faults and outbox for the tab */
  session?: TabStorage
  /** the address that an intercepted call is forwarded to; null, the default, if the mock answers it (MOCK-5) */
  destination?(call: BankCall, request: Request): string | null
  /** called before a call is forwarded */
  beforeForwarding?: BeforeForwarding
  /** whether a real backend currently answers the bank's calls */
  isRemote?: () => boolean
}

export type Backend = Awaited<ReturnType<typeof createBackend>>

/** the database's name, the prefix of session storage keys and the default seed */
const NAME = 'larkspur'

/** The bank in the page: MSW handlers over @msw/data, without a service worker (MOCK-1 to MOCK-4). */
export async function createBackend({
  clock,
  origin = 'null',
  seed = NAME,
  first,
  store,
  session,
  destination = () => null,
  beforeForwarding,
  isRemote = () => false,
}: BackendOptions) {
  const memory = createTabMemory(NAME, session)
  const persistent = await openBankDatabase({
    store: store ?? createIndexedDbStore(NAME),
    clock,
    seed,
    ...(first === undefined ? {} : { first }),
  })
  // Seeding the database takes a whole task (PERF-2).
  await nextTask()
  const activity = createAtom(0)
  const reportActivity = () => activity.set((count) => count + 1)
  const latency = createLatency(memory, reportActivity, isRemote)
  const faults = createFaults(memory, reportActivity)
  const outbox = createOutbox(clock, memory, reportActivity)
  persistent.onChange(reportActivity)
  const log = createCallLog()
  const open = new OpenCalls(clock)
  const bank = { persistent, clock, outbox }
  const handlers = createHandlers({ open: () => bank })
  const around = aroundPageCalls({
    clock,
    origin,
    latency: latency.get,
    faults,
    log,
    open,
    destination,
    beforeForwarding,
  })

  return {
    ...createReplacing({ ...bank, latency, faults, open, reportActivity }),
    /** MSW handlers, to use elsewhere: `setupWorker(...backend.handlers)` */
    handlers,
    /** Runs the handlers without latency, faults or log. Resolves with undefined for a request that none of them answers. */
    handle: (request: Request) => getResponse(handlers, request),
    /** Answers the page's fetch. Returns a function that stops it. */
    intercept: () => intercept(createHandlers({ open: () => bank, around })),
    /** ms of virtual time per call; 0 answers at once. Kept for the tab. */
    get latency() {
      return latency.get()
    },
    set latency(ms) {
      latency.set(ms)
    },
    /** The faults of the bank's calls, and their words (DEMO-4). */
    faults: {
      ...faults,
      /** every call that a fault can be set for, and what it does */
      calls: CALL_NAMES.map((call) => ({ call, text: describeCall(call) })),
      /** loaded on demand: their words are many */
      presets: async () => (await clock.track(import('./fault-presets.ts'))).faultPresets,
      describe: describeFault,
    },
    calls: log.list,
    /** Reports each call when it is sent and when it is answered. All `on…` methods return a function that removes the listener. */
    onCall: log.observe,
    outbox: outbox.current,
    addOutbox: outbox.add,
    /** Signs in without latency, and resolves with the answer of the sign-in call. A persona is given by id, e-mail or user id. */
    signIn: async (persona: string): Promise<PlainLoginAnswer> => {
      if (persona !== first) await persistent.complete()
      return persistent.change('call', (database) => signIn(database, findCustomer(database, persona), clock.now()))
    },
    operator: createOperator(bank),
    /** Reports any change of data, latency, faults or outbox. */
    onActivity: (listener: () => void) => activity.subscribe(listener).unsubscribe,
    /** Tells the listeners of `onActivity` about a change that the bank does not see. */
    report: reportActivity,
    /** Restores the seed at the clock's time, and the default settings (MOCK-2). */
    reset: async () => {
      await persistent.reset()
      outbox.clear()
      faults.clear()
      latency.reset()
      reportActivity()
    },
    complete: persistent.complete,
    snapshot: persistent.snapshot,
    /** The rows of a captured moment that differ from the seed, without the secret ones. */
    exported: ({ snapshot }: BackendMoment) => exportSnapshot(snapshot.meta, snapshot.records),
    /** The answers that a customer of such a snapshot would get. Rejects with `ImportError`. */
    answersIn: async (file: BankSnapshot, persona: string) => {
      const { database } = await importDatabase(
        file,
        { meta: persistent.capture().meta, database: persistent.database },
        { keepsTokens: false },
      )
      return plainAnswers(database, findCustomer(database, persona)._id)
    },
    /** Whether these are valid credentials. */
    isPassword: (email: string, password: Redacted<'password'>) => {
      const user = userByEmail(persistent.database, email)
      return user !== undefined && isPassword(rowById(persistent.database.credentials, user._id), unwrap(password))
    },
    /** Whether the persona still logs in with the password of the seed, which costs no hash where nothing has been written. */
    keepsPassword: (persona: Persona) => {
      const { database } = persistent
      const id = personaUserId(database, persona)
      const credential = rowById(database.credentials, id)
      if (credential === undefined) return false
      return !persistent.isWritten(`credentials/${id}`) || isPassword(credential, persona.password)
    },
    get notice() {
      return persistent.notice
    },
    onChange: persistent.onChange,
    onNotice: persistent.onNotice,
    onWrite: persistent.onWrite,
    personas,
    /** the length of the bank's one-time codes, and the message to a customer about theirs */
    codes: { digits: CODE_DIGITS, message: CODE_MESSAGE },
    completeSnapshot,
    /** A store of this browser beside the bank's own, which no reset touches. */
    openStore: (name: string) => (store === undefined ? createIndexedDbStore(`${NAME}.${name}`) : createMemoryStore()),
    networkFetch,
    close: persistent.close,
  }
}
