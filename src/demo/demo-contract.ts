import type { AppStep, Fault, FaultKey } from '#src/contract/app-steps.ts'
import type { Loan, PlainDeposit, PlainKyc, PlainUser, Transfer } from '#src/contract/entities.ts'
import type { MadeKind, RecordField, RecordKind, RecordRow } from '#src/contract/records.ts'
import type { ClockMode, PendingTimer } from '#src/kit/clock/clock.ts'
import type { KitStep, Timed } from '#src/kit/recorder/step.ts'
import type { TraceEntry } from '#src/kit/trace/entry.ts'
import type { BackendMode } from '#src/platform/backend-state.ts'

/**
 * What product owners, testers and outside tools may rely on: `window.demo`, in demo builds only. While a real backend answers
 * (MOCK-5), the functions that need the mock reject with the reason: `reset`, `operator`, `store`, and recording.
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
  faults: DemoFaults
  outbox(): OutboxEntry[]
  calls(): CallRecord[]
  /** machine id -> state value of every running actor */
  states(): Record<string, unknown>
  /** events, transitions, calls, storage writes and timers since the page started, in order; the newest 10,000 */
  trace(): TraceEntry[]
  store: DemoStore
  record: DemoRecord
  backend: DemoBackend
}

/** `window.demo` before `ready`, and when the demo could not start: only `ready` is available. */
export type StartingDemo = Pick<Demo, 'ready'> & Partial<Demo>

/** Which backend answers the calls. It can be switched while the page runs (MOCK-5). */
export interface DemoBackend {
  readonly mode: BackendMode
  /** every mode, with the reason when it is unavailable */
  modes(): { mode: BackendMode; unavailable: string | null }[]
  /** Signs out and restarts every flow, without a reload. When it fails, it rejects with the reason and changes nothing. */
  set(mode: BackendMode): Promise<void>
  /** the address of the real backend while it answers; otherwise null */
  readonly url: string | null
}

/** A recording is a seed, a clock and the person's steps. Replaying it gives the same end (DEMO-8). */
export interface DemoRecord {
  /** Remounts the flows of the page and starts recording. Throws while a recording or a replay is running. */
  start(): void
  /** Throws when nothing is being recorded, and until `clock.settled()` has resolved once after `start()`; nothing is lost then. */
  stop(): Recording
  /**
   * Restores the recording's start, and runs its steps on a paused clock as fast as possible. Rejects with
   * the reason when a step fails, or when the end differs from the recorded one.
   */
  replay(recording: Recording): Promise<void>
}

/** The whole state of the demo as one versioned JSON file. It contains codes, but no tokens and no passwords. */
export interface DemoStore {
  export(): Promise<string>
  /** Imports such a file and signs out. For an invalid file it rejects with the reason and changes nothing. */
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
  /** advances by exactly this many ms; resolves when everything is settled */
  advance(ms: number): Promise<void>
  /** advances to the next timer; resolves with the ms advanced, 0 if there is none */
  next(): Promise<number>
  pending(): PendingTimer[]
  /** no call is in flight, except those that wait for the clock */
  settled(): Promise<void>
}

/** The bank's side. A persona is identified by id, e-mail address or user id. */
export interface DemoOperator {
  customer(persona: string): Promise<CustomerRecord>
  setUser(persona: string, fields: Partial<PlainUser>): Promise<void>
  /** transferStep + 1 */
  releaseStep(persona: string): Promise<void>
  setDeposit(id: string, status: 'Pending' | 'true' | 'failed'): Promise<void>
  setLoan(id: string, status: 'Pending' | 'true'): Promise<void>
  /** null removes the record */
  setKyc(persona: string, status: boolean | null): Promise<void>
  /** Rows of one customer, or of all, newest first. Content documents belong to nobody. */
  records(kind: RecordKind, persona?: string): Promise<RecordRow[]>
  /** The fields of a kind, as the schema of its rows describes them. Those of a content document depend on the document. */
  fields(kind: RecordKind, id?: string): Promise<RecordField[]>
  /** Changes the given fields. Rejects with a `RecordError` and changes nothing when one is wrong. */
  setRecord(kind: RecordKind, id: string, fields: object): Promise<void>
  /** Rejects for customers, who cannot be removed. */
  removeRecord(kind: RecordKind, id: string): Promise<void>
  /**
   * Makes 1 to 10,000 rows, dated back from the newest. Nothing that is made waits for the bank. What made withdrawals take out is
   * added to profit and bonus, so that the balances that limit withdrawals stay. Rejects with a `RecordError` for another count.
   */
  make(kind: MadeKind, persona: string, count: number): Promise<void>
  /** Removes what `make` made, and nothing else. */
  removeMade(kind: MadeKind, persona: string): Promise<void>
}

/** Makes calls fail or slow (DEMO-4). Kept for the tab. */
export interface DemoFaults {
  /** Replaces the fault of the same kind for the call. Throws a `FaultError`. */
  set(fault: Fault): void
  /** Does nothing when there is no such fault. */
  remove(fault: FaultKey): void
  /** Removes all faults. */
  clear(): void
  /** the active faults, newest first */
  list(): Promise<ListedFault[]>
  /** every call that a fault can be set for */
  calls(): Promise<ListedCall[]>
  presets(): Promise<ListedPreset[]>
  /** Sets the faults of a preset and removes those of the previous one; null only removes them. Rejects when there is no such preset. */
  setPreset(id: string | null): Promise<void>
  /** ms of virtual time that each call takes */
  latency(): number
  /** Throws a RangeError unless it is between 0 and one year. */
  setLatency(ms: number): void
  /** Reports changes of faults and latency, among others. Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void
}

/** `text` is the fault in words: 'Withdraw (POST transfer) answers 500, once more' */
export interface ListedFault extends Fault {
  text: string
}

/** `text` is its name in words: 'Withdraw (POST transfer)' */
export interface ListedCall {
  call: string
  text: string
}

export interface ListedPreset {
  id: string
  name: string
  /** what to press now, and what will be seen; the product's own texts are in “” */
  next: string
  /** whether any of its faults is left */
  isActive: boolean
}

/** Its message says which values are allowed; `fields` names the wrong ones. */
export interface FaultError extends Error {
  readonly fields: readonly string[]
}

/** Its message names every wrong field and says which values are allowed. */
export interface RecordError extends Error {
  /** 'amount', 'country.symbol' */
  readonly fields: readonly string[]
  /** by field: 'must be a number' */
  readonly reasons: Readonly<Record<string, string>>
}

/** A customer as the backend holds them. */
export interface CustomerRecord {
  user: PlainUser
  loans: Loan[]
  deposits: PlainDeposit[]
  kyc: PlainKyc | null
  transfers: Transfer[]
}

/** Plain JSON. Passwords, codes, tokens and files are placeholders, which each replay fills in. */
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
  /** the seed, when it was created (ms since the epoch), how many values were drawn since, and the rows that differ from the seed */
  world: { seed: string; seededAt: number; drawn: number; records: Record<string, readonly RecordedRow[]> }
  /** `now` in ms since the epoch */
  clock: { mode: ClockMode; now: number }
  latency: number
  faults: Fault[]
  /** the path of the page on which the flows start */
  page: string
}

export interface RecordedRow {
  _id: string
  [field: string]: unknown
}

/** A step, the ms of virtual time since the previous one, and the timers that fired in between, in order: '<owner> <name>'. */
export type RecordingStep = Timed<Step>

export type Step = KitStep | AppStep

export interface RecordingEnd {
  ms: number
  fired?: string[]
  /** null when work was still in progress: such a recording replays, but its end is not checked */
  proof: RecordingProof | null
}

export interface RecordingProof {
  /** as `states()`, without what depends on the window rather than the person: toasts, samples, the backdrop, the clipboard */
  states: Record<string, unknown>
  /** the rows that differ from the seed at the end, without secrets and times */
  rows?: Record<string, readonly RecordedRow[]>
  /** only in older recordings, instead of `rows`: their SHA-256 */
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
  /** JSON parsed, otherwise the text; null while in flight and after a network failure */
  answer: unknown
  /** ms of virtual time; null while in flight */
  ms: number | null
}

declare global {
  interface Window {
    demo?: StartingDemo
  }
}
