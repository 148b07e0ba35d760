import type { AppStep, Fault } from '#src/contract/app-steps.ts'
import type { Loan, PlainDeposit, PlainKyc, PlainUser, Transfer } from '#src/contract/entities.ts'
import type { ClockMode, PendingTimer } from '#src/kit/clock/clock.ts'
import type { KitStep, Timed } from '#src/kit/recorder/step.ts'
import type { TraceEntry } from '#src/kit/trace/entry.ts'
import type { BackendMode } from '#src/platform/backend-state.ts'

/**
 * What product owners, testers and outside tools may rely on: `window.demo`, in demo builds only. While a real backend answers
 * (MOCK-5), what only the mock can do rejects with the reason in words: `reset`, `operator`, `store`, and recording.
 */
export interface Demo {
  /** the backend answers and the first route is rendered */
  ready: Promise<void>
  personas(): PersonaSummary[]
  /** signs a persona in as the sign-in page would, without its 2 s; ends on the overview */
  signIn(persona: string): Promise<void>
  signOut(): Promise<void>
  /** resolves when the app shows the seed, signed out, on the live clock and with no faults */
  reset(): Promise<void>
  clock: DemoClock
  operator: DemoOperator
  faults: { set(fault: Fault): void; clear(): void }
  outbox(): OutboxEntry[]
  calls(): CallRecord[]
  /** machine id -> state value of every living actor */
  states(): Record<string, unknown>
  /** events, transitions, calls, storage writes and timers since the page started, in order; the newest 10,000 */
  trace(): TraceEntry[]
  store: DemoStore
  record: DemoRecord
  backend: DemoBackend
}

/** `window.demo` before `ready`, and where the demonstration could not be started: nothing but `ready` can be relied on. */
export type StartingDemo = Pick<Demo, 'ready'> & Partial<Demo>

/** Who answers the calls, which can be toggled while the page runs (MOCK-5). */
export interface DemoBackend {
  readonly mode: BackendMode
  /** every mode, and why one is not to be had */
  modes(): { mode: BackendMode; unavailable: string | null }[]
  /** Signs out and restarts every flow, without a reload. Rejects with the reason in words, and changes nothing. */
  set(mode: BackendMode): Promise<void>
  /** the address of the real backend while it answers, else null */
  readonly url: string | null
}

/** A session is a seed, a clock and a list of what the person did; it replays to the same end (DEMO-8). */
export interface DemoRecord {
  /** Mounts the flows of the page anew and records from there. Throws while something is recorded or replayed. */
  start(): void
  /** Throws when nothing is recorded, and, without losing anything, until `clock.settled()` has resolved once after `start()`. */
  stop(): Recording
  /**
   * Puts the recording's start in the place of everything, and does its steps on a paused clock as fast as it can. Rejects with
   * the reason in words when a step cannot be done, or when the end is another than the recorded one.
   */
  replay(recording: Recording): Promise<void>
}

/** The whole state of the demonstration as one versioned JSON file: no token and no password stands in it, codes do. */
export interface DemoStore {
  export(): Promise<string>
  /** Takes such a file up, signed out. Rejects with the reason, and changes nothing, for a bad one. */
  import(json: string): Promise<void>
}

export interface PersonaSummary {
  id: string
  name: string
  email: string
  password: string
  situation: string
}

export interface DemoClock {
  readonly mode: ClockMode
  /** ms since the epoch */
  now(): number
  /** ms since the epoch, or a date and time local to the browser's zone */
  setNow(at: string | number): Promise<void>
  set(mode: ClockMode): void
  /** exact, in ms; resolves when all is settled */
  advance(ms: number): Promise<void>
  /** to the next timer; the ms advanced, 0 if none */
  next(): Promise<number>
  pending(): PendingTimer[]
  /** no call in flight that is not waiting on the clock */
  settled(): Promise<void>
}

/** The bank's side. A persona is named by its id, its e-mail address or its user id. */
export interface DemoOperator {
  customer(persona: string): Promise<CustomerRecord>
  setUser(persona: string, fields: Partial<PlainUser>): Promise<void>
  /** transferStep + 1 */
  releaseStep(persona: string): Promise<void>
  setDeposit(id: string, status: 'Pending' | 'true' | 'failed'): Promise<void>
  setLoan(id: string, status: 'Pending' | 'true'): Promise<void>
  /** null removes the record */
  setKyc(persona: string, status: boolean | null): Promise<void>
}

/** A customer as the backend holds them. */
export interface CustomerRecord {
  user: PlainUser
  loans: Loan[]
  deposits: PlainDeposit[]
  kyc: PlainKyc | null
  transfers: Transfer[]
}

/** Plain JSON. Passwords, codes, tokens and files stand in it as placeholders, which a replay fills anew. */
export interface Recording {
  format: 'larkspur-recording'
  version: 1
  start: RecordingStart
  steps: RecordingStep[]
  end: RecordingEnd
}

export interface RecordingStart {
  /** who is signed in: a persona's id, or an e-mail address */
  persona: string | null
  /** the seed, when it was sown (ms since the epoch), how often something was drawn since, and the rows that differ from it */
  world: { seed: string; seededAt: number; drawn: number; records: Record<string, readonly RecordedRow[]> }
  /** `now` in ms since the epoch */
  clock: { mode: ClockMode; now: number }
  latency: number
  faults: Fault[]
  /** the path, on which the flows begin fresh */
  page: string
}

export interface RecordedRow {
  _id: string
  [field: string]: unknown
}

/** What was done, ms of virtual time after the step before it, and after which timers: '<owner> <name>', in their order. */
export type RecordingStep = Timed<Step>

export type Step = KitStep | AppStep

export interface RecordingEnd {
  ms: number
  fired?: string[]
  /** null when work was still under way: such a recording replays, but proves nothing */
  proof: RecordingProof | null
}

export interface RecordingProof {
  /** as `states()`, without what follows the window rather than the person: toasts, samples, the backdrop, the clipboard */
  states: Record<string, unknown>
  /** the rows that differ from the seed at the end, without secrets and moments */
  rows?: Record<string, readonly RecordedRow[]>
  /** in older recordings, in the place of `rows`: their SHA-256 */
  hash?: string
}

export interface OutboxEntry {
  at: number
  to: string
  kind: 'reset' | 'code' | 'contact' | 'newsletter'
  text: string
  link?: string
}

export interface CallRecord {
  at: number
  method: string
  /** relative to the base; the whole URL for content */
  path: string
  headers: Record<string, string>
  body: unknown
  status: number | 'network'
  /** JSON parsed, else the text; null while in flight and after a network failure */
  answer: unknown
  /** ms of virtual time; null while in flight */
  ms: number | null
}

declare global {
  interface Window {
    demo?: StartingDemo
  }
}
