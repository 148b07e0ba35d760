import { getResponse, type HttpHandler } from 'msw'
import { type CallObserver, type CallRecord, createCallLog } from '#mocks/engine/call-log.ts'
import { createIndexedDbStore } from '#mocks/engine/indexed-db-store.ts'
import { createLatency } from '#mocks/engine/latency.ts'
import { rowById } from '#mocks/engine/queries.ts'
import type { Store } from '#mocks/engine/store.ts'
import { createTabMemory, type TabStorage } from '#mocks/engine/tab-memory.ts'
import type { PlainLoginAnswer } from '#src/contract/entities.ts'
import { type Redacted, unwrap } from '#src/contract/redacted.ts'
import { type AppClock, nextTask } from '#src/kit/clock/clock.ts'
import { type CustomerAnswers, customerAnswers } from './answers-for.ts'
import { type DemoFile, readDemoFile, writeDemoFile } from './demo-file.ts'
import type { ExportedWorld } from './exported-world.ts'
import { createFaults, type Fault, type Faults } from './faults.ts'
import { signIn, userByEmail } from './handlers/auth.ts'
import { createHandlers } from './handlers.ts'
import { type InterceptionOptions, intercept } from './intercept.ts'
import { createOperator, findCustomer, type Operator } from './operator.ts'
import { createOutbox, type Outbox, type OutboxEntry } from './outbox.ts'
import { isPassword } from './password.ts'
import { type Persona, personas } from './personas.ts'
import { type ChangeListener, openWorld } from './world.ts'

export interface BackendOptions {
  clock: AppClock
  /** the page's own, whose calls are answered; 'null' for a file, which has none */
  origin?: string
  seed?: string
  /** where changes are kept; IndexedDB when there is no other */
  store?: Store
  /** where latency, faults and outbox are kept for the tab */
  session?: TabStorage
  /** the address that an intercepted call is sent to; null, as without this, where the bank in the page answers it (MOCK-5) */
  destination?: InterceptionOptions['destination']
  /** whether a real backend answers the bank's calls now */
  isRemote?: () => boolean
}

export interface Backend {
  /** MSW's own, for who takes them elsewhere: `setupWorker(...backend.handlers)`. */
  readonly handlers: readonly HttpHandler[]
  /** The handlers alone, without latency, faults or log; undefined for what is not the bank's. */
  handle(request: Request): Promise<Response | undefined>
  /** Answers the page's own fetch and XMLHttpRequest from here on; returns how to stop. */
  intercept(): () => void
  /** ms of virtual time per call; 0 answers at once. Kept for the tab. */
  latency: number
  faults: Faults
  calls(): CallRecord[]
  /** Tells the name of each call when it is sent and when it is answered; returns how to stop listening. */
  onCall(observer: CallObserver): () => void
  /** Tells which records were written down; returns how to stop listening. */
  onWrite(listener: (names: readonly string[]) => void): () => void
  outbox(): OutboxEntry[]
  addOutbox: Outbox['add']
  /** What a sign-in would answer, without latency. A persona is named by id, e-mail or user id. */
  signIn(persona: string): Promise<PlainLoginAnswer>
  /** What the five GETs would answer for a customer right now, without latency. */
  answersFor(userId: string): Promise<CustomerAnswers>
  operator: Operator
  /** Tells whose data changed and by whom; returns how to stop listening. */
  onChange(listener: ChangeListener): () => void
  /** Tells that anything of what can be looked at here has changed; returns how to stop listening. */
  onActivity(listener: () => void): () => void
  /** The seed at the clock's time, and nothing else kept (MOCK-2). */
  reset(): Promise<void>
  /** The whole state of the demonstration as one versioned file (DEMO-5). */
  export(): Promise<string>
  /** The bank as this page knows it, at once; these records too where they are as seeded. */
  snapshot(also?: readonly string[]): ExportedWorld
  /** Whether somebody could sign in with this. */
  isPassword(email: string, password: Redacted<'password'>): boolean
  /** Puts a recording's start in the place of everything, and signs its persona in. Throws `ImportRefused`, and changes nothing, for a bad one. */
  begin(start: BackendStart): Promise<PlainLoginAnswer | null>
  /** Takes such a file up and gives the clock that it names. Throws `ImportRefused`, and changes nothing, for a bad one. */
  import(text: string): Promise<DemoFile['clock']>
  /** Tells in words when from now on nothing more is kept; returns how to stop listening. */
  onNotice(listener: (text: string) => void): () => void
  /** in words, when what was kept could not be taken up */
  readonly notice: string | null
  readonly personas: readonly Persona[]
  close(): void
}

/** The bank's side of where a recording begins (DEMO-8). */
export interface BackendStart {
  world: ExportedWorld
  persona: string | null
  latency: number
  faults: readonly Fault[]
}

const DATABASE_NAME = 'larkspur'
const SEED = 'larkspur'

/** The bank in the page: MSW handlers over @msw/data, run without a service worker (MOCK-1 to MOCK-4). */
export async function createBackend({
  clock,
  origin = 'null',
  seed = SEED,
  store,
  session,
  destination = () => null,
  isRemote = () => false,
}: BackendOptions): Promise<Backend> {
  const memory = createTabMemory(session)
  const world = await openWorld({ store: store ?? createIndexedDbStore(DATABASE_NAME), clock, seed })
  // To grow the seed is a task of its own (PERF-2).
  await nextTask()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const latency = createLatency(memory, tell, isRemote)
  const faults = createFaults(memory, tell)
  const outbox = createOutbox(clock, memory, tell)
  world.onChange(tell)
  const log = createCallLog()
  const handlers = createHandlers(() => ({ world, clock, outbox }))
  const handle = (request: Request) => getResponse(handlers, request)

  return {
    handlers,
    handle,
    intercept: () => intercept({ clock, origin, handlers, latency: latency.get, faults, log, destination }),
    get latency() {
      return latency.get()
    },
    set latency(ms) {
      latency.set(ms)
    },
    faults: { set: faults.set, clear: faults.clear, list: faults.list },
    calls: log.list,
    onCall: log.observe,
    onWrite: world.onWrite,
    outbox: outbox.list,
    addOutbox: outbox.add,
    signIn: (persona) =>
      world.change('call', (database) => signIn(database, findCustomer(database, persona), clock.now())),
    answersFor: async (userId) => customerAnswers(world.database, userId),
    operator: createOperator(world, clock, outbox),
    onChange: world.onChange,
    onActivity: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reset: async () => {
      await world.reset()
      outbox.clear()
      faults.clear()
      latency.reset()
      tell()
    },
    export: async () =>
      writeDemoFile({
        clock: { mode: clock.mode, now: clock.now() },
        latency: latency.get(),
        faults: faults.list(),
        // A link of a reset mail carries a token.
        outbox: outbox.list().map(({ link, ...entry }) => entry),
        world: await world.export(),
      }),
    snapshot: world.snapshot,
    isPassword: (email, password) => {
      const user = userByEmail(world.database, email)
      return user !== undefined && isPassword(rowById(world.database.credentials, user._id), unwrap(password))
    },
    begin: async (start) => {
      const { persona } = start
      await world.import(start.world, (database) => {
        if (persona !== null) findCustomer(database, persona)
      })
      latency.set(start.latency)
      faults.replace(start.faults)
      outbox.clear()
      tell()
      if (persona === null) return null
      return world.change('call', (database) => {
        const answer = signIn(database, findCustomer(database, persona), clock.now())
        // Her token was drawn before the recording began.
        database.drawn = start.world.drawn
        return answer
      })
    },
    import: async (text) => {
      const file = readDemoFile(text)
      await world.import(file.world)
      latency.set(file.latency)
      faults.replace(file.faults)
      outbox.set(file.outbox)
      tell()
      return file.clock
    },
    get notice() {
      return world.notice
    },
    onNotice: world.onNotice,
    personas,
    close: world.close,
  }
}
