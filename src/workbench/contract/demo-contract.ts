import type { Step, TimedStep } from '#machines/model/step.ts'
import type { Fault, FaultKey } from '#src/contract/app-steps.ts'
import type { CustomerRecord } from '#src/contract/decisions.ts'
import type { PlainUser } from '#src/contract/entities.ts'
import type { BankSnapshot, RecordRow, Records } from '#src/contract/records.ts'
import type { CallRecord, OutboxEntry } from '#src/contract/traffic.ts'
import type { BackendMode } from '#src/platform/backend-state.ts'
import type { ClockMode, PendingTimer } from '#src/platform/clock/clock.ts'
import type { CommandName, Commands } from '#src/workbench/timeline/commands.ts'
import type { DisplayJson, FlowView, TraceEntry } from './source.ts'

export type {
  BankSnapshot,
  CallRecord,
  CustomerRecord,
  DisplayJson,
  Fault,
  FaultKey,
  FlowView,
  OutboxEntry,
  PlainUser,
  RecordRow,
  Step,
  TraceEntry,
}

/**
 * What product owners, testers and outside tools may rely on: `window.demo`, in demo builds only. While a real backend answers
 * (MOCK-5), what needs the mock is refused with the reason: `reset`, `operator`, `store`, `undo`, `share`, `timeline.goTo` and `open`, recording,
 * and making, starting, playing or checking a story. What the desk uses beside it is in `desk-demo.ts`.
 */
export interface Demo {
  /** the backend answers and the first route is rendered */
  ready: Promise<void>
  /** with the e-mail address and the password that sign them in now */
  personas(): PersonaSummary[]
  /** signs a persona in as the sign-in page would, without its 2 s; ends on the overview */
  signIn(persona: string): Promise<void>
  signOut(): Promise<void>
  /** resolves when the app shows the seed, signed out, on the live clock and with no faults */
  reset(): Promise<void>
  clock: DemoClock
  operator: DemoOperator
  faults: DemoFaults
  /** the same array until a message is added */
  outbox(): readonly OutboxEntry[]
  /** as sent and answered since the page started, oldest first; the newest 5,000. The session's token is '‹token›' (SEC-4) */
  calls(): CallRecord[]
  flows: DemoFlows
  /** machine id -> state value of every running actor */
  states(): Record<string, unknown>
  /** events, transitions, calls, storage writes and timers since the page started, in order; the newest 10,000 */
  trace(): TraceEntry[]
  /**
   * Which states and transitions have been taken since the page started, and how often; 0 for those that have not (FLOW-5). Lists
   * the machines of which an actor has started in this page.
   */
  coverage(): MachineCoverage[]
  store: DemoStore
  record: DemoRecord
  backend: DemoBackend
  /** the stories that ship, then this browser's own (DEMO-12, DEMO-19); the same array until one is added or removed */
  scenarios(): ScenarioSummary[]
  /**
   * Resets the demo, except for the customers who signed up in this browser, and brings it to the start of the story. Rejects when there is no such
   * story.
   */
  startScenario(id: string): Promise<void>
  /**
   * Starts a scenario and plays it by itself, with captions, highlighting the element of each; the desk closes, and the clock runs live after it. Resolves
   * at its end. Rejects when there is no such scenario, when a step is not taken, and when it is stopped.
   */
  playScenario(id: string): Promise<void>
  stories: DemoStories
  /**
   * Goes back to before the last action of the customer, the bank or the demo, with everything that followed it. Resolves with false when
   * there is none (DEMO-5).
   */
  undo(): Promise<boolean>
  timeline: DemoTimeline
  /** Runs steps by legal events and virtual time, each after its `ms`, 0 by default. Rejects in words at the first that is not taken. */
  run(steps: readonly TimedStep[]): Promise<void>
  /** A link to this moment (DEMO-13). Rejects with a `ShareError` where it would be longer than 8,000 characters. */
  share(): Promise<string>
}

/** The moment does not fit into a link. */
export interface ShareError extends Error {
  /** the text of a file with the same moment, which `timeline.open` opens */
  readonly file: string
}

/** Everything that happened since the page was opened, with the complete moment after each entry (DEMO-17). */
export interface DemoTimeline {
  /** oldest first; the newest 1,000. Typing in one field is one entry */
  entries(): TimelineEntry[]
  /** the id of the entry whose moment the page shows: the newest, unless an earlier one is looked at */
  position(): number
  /** Shows the moment right after that entry, as a still picture; null: the present again. Rejects when there is no such entry. */
  look(id: number | null): Promise<void>
  /** Makes that moment the present. Adds an entry, and removes none. Rejects in words when the moment is not complete. */
  goTo(id: number): Promise<void>
  /** the entries and their moments as one file, without tokens, passwords and files */
  save(): Promise<string>
  /** Shows the file's last moment, with its entries before it. Rejects with the reason, and then changes nothing. */
  open(file: string): Promise<void>
}

/** Stories of this browser: a stretch of the timeline with a title and captions, as a file, and among the scenarios (DEMO-19). */
export interface DemoStories {
  /**
   * The stretch of the timeline after entry `from` up to `to` as a story file; `before` is the entry that a caption precedes. Rejects in words where
   * it cannot be run.
   */
  make(
    from: number,
    to: number,
    told: { title: string; captions?: { before: number; text: string; chapter?: string }[] },
  ): Promise<string>
  /** Keeps it in this browser; its id. Rejects with the reason and then changes nothing. */
  add(file: string): Promise<string>
  /** Starts it and runs it on a paused clock, as fast as possible. Rejects with the line at fault. */
  check(id: string): Promise<void>
  /** of this browser's own */
  remove(id: string): Promise<void>
}

export interface TimelineEntry {
  id: number
  /** ms since the epoch, in virtual time */
  at: number
  lane: 'customer' | 'bank' | 'call' | 'timer' | 'demo'
  /** in the words of the business: 'Ada chose PayPal', 'The bank confirmed a deposit of £500.00' */
  text: string
  /** the `systemId` of the actor that it was sent to */
  flow?: string
  /** of a call's answer: when the call was sent, in ms since the epoch */
  since?: number
  /** what a person called its moment */
  name?: string
  /** false: it can be looked at, not gone on from */
  complete: boolean
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

/** The running machines (FLOW-3). Secrets are redacted. */
export interface DemoFlows {
  /** the oldest first */
  list(): FlowView[]
  subscribe(listener: () => void): () => void
  /** Throws in words when no machine has this session, or when it does not take the event now. */
  send(session: string, event: { type: string; [field: string]: unknown }): void
  /** Advances the clock to the end of a delay, given by its name. Rejects in words when it is not running. */
  jump(session: string, timer: string): Promise<void>
}

/** How often each part of a machine's chart was taken, in the order of the chart; 0 for a part that was not (FLOW-5). */
export interface MachineCoverage {
  machine: string
  /** how often each state became active */
  states: PartCoverage[]
  transitions: PartCoverage[]
}

interface PartCoverage {
  /** as in the chart's graph */
  id: string
  taken: number
}

/** A recording is a stretch of the timeline. Replaying it gives the same end (DEMO-8). */
export interface DemoRecord {
  /** Throws while a recording or a replay is running. */
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
  /** Imports such a file. Who is signed in stays signed in if they exist in it. For an invalid file it rejects with the reason and changes nothing. */
  import(json: string): Promise<void>
}

export interface ScenarioSummary {
  id: string
  title: string
  /** a persona's id, or the e-mail address of who logs in; 'visitor' where nobody is logged in */
  persona: string
  /** its captions: what the presenter says */
  says: string[]
  /** what to press first; names of buttons and links are in “” */
  next: string
  /** made in this browser, or added to it (DEMO-19) */
  own?: true
  /** of one of this browser's own: why this version of the demo cannot run it */
  cannotRun?: string
  /** what the story has the bank decide on, of all that waited before it began */
  decides?: WaitingItem['kind']
}

/** Something that only the bank can move on. */
export interface WaitingItem {
  kind: 'deposit' | 'loan' | 'transfer' | 'kyc' | 'step'
  /** a persona's id, or the e-mail address of anybody else */
  persona: string
  /** of the deposit, loan, withdrawal or KYC record; a step has its customer's */
  id: string
  /** part of the data that the demo began with */
  isSeeded: boolean
  /** '£500.00 deposit by Nora Quill' */
  text: string
  /** the parts of `text`: '£500.00', or '' where no money moves; 'Deposit', 'Withdrawal, PayPal', 'Step 2 of 9'; 'Nora Quill' */
  amount: string
  about: string
  name: string
}

export interface PersonaSummary {
  id: string
  name: string
  email: string
  /** '' once they have chosen another, which nobody can read */
  password: string
  situation: string
}

export interface DemoClock {
  readonly mode: ClockMode
  /** ms since the epoch */
  now(): number
  /** ms since the epoch, or a date and time local to the browser's zone */
  setNow(at: string | number): Promise<void>
  /** ends an advance under way where it is */
  set(mode: ClockMode): void
  /** advances by exactly this many ms; resolves when everything is settled */
  advance(ms: number): Promise<void>
  /** advances to the next timer; resolves with the ms advanced, 0 if there is none */
  next(): Promise<number>
  pending(): PendingTimer[]
  /** no call is in flight, except those that wait for the clock */
  settled(): Promise<void>
}

/** Decisions that only the desk offers. */
export type DeskCommand = 'declineLoan' | 'declineTransfer' | 'declineKyc' | 'issueCode'

/** All but what only the desk needs. */
type ContractCommand = Exclude<CommandName, 'removeRecord' | 'removeGenerated' | DeskCommand>

/** The bank's side. A persona is identified by id, e-mail address or user id. */
export interface DemoOperator extends Pick<Commands, ContractCommand>, Pick<Records, 'records'> {
  customer(persona: string): Promise<CustomerRecord>
  /** What waits for the bank: the signed-in customer's first. A long history is not loaded for it. */
  waiting(): Promise<WaitingItem[]>
}

/** Makes calls fail or slow (DEMO-4). Kept for the tab. */
export interface DemoFaults {
  /** Replaces the fault of the same kind for the call. Throws a `FaultError`. */
  set(fault: Fault): void
  /** Removes all faults. */
  clear(): void
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

/**
 * A stretch of the timeline as plain JSON: the moment at its start, the steps that followed, and the end that they led to. Passwords, codes, tokens
 * and files are placeholders, which each replay fills in.
 */
export interface Recording {
  format: 'larkspur'
  version: 2
  /** the start */
  moments: [PortableMoment]
  steps: RecordingStep[]
  end: RecordingEnd
}

/** A moment as plain JSON, without secrets. */
export interface PortableMoment {
  /** who is signed in: a persona's id, or an e-mail address */
  persona: string | null
  /** the states and contexts of all actors, and their running delays */
  system: { tree: { readonly [name: string]: DisplayJson }; delays: readonly object[] }
  /** the snapshot of the bank's data */
  world: BankSnapshot
  /** ms of virtual time that each call takes */
  latency: number
  faults: readonly Fault[]
  outbox: readonly OutboxEntry[]
  /** the calls that wait for their answers: `in` ms of virtual time are left */
  open: readonly { method: string; path: string; at: number; in: number; instead: Fault | null }[]
  /** the attempts of calls in the browser, with what is left of their time-outs */
  attempts: readonly { method: string; url: string; failed: number; isWaiting: boolean; in: number }[]
  /** `now` in ms since the epoch */
  clock: { mode: ClockMode; now: number }
  /** what was entered, and the scenario, by their keys in session storage */
  stored: Readonly<Record<string, string>>
  page: { route: string; state: object }
}

/** A step, the ms of virtual time since the previous one, and the timers that fired in between, in order: '<owner> <name>'. */
export type RecordingStep = { ms: number; fired?: string[] } & Step

export interface RecordingEnd {
  ms: number
  fired?: string[]
  /** null when work was still in progress: such a recording replays, but its end is not checked */
  proof: RecordingProof | null
}

/** What a replay has to end with: states and changed rows. */
export interface RecordingProof {
  /** as `states()`, without what depends on the window rather than the person: toasts, samples, the backdrop, the menu */
  states: Record<string, unknown>
  /** the rows that differ from the seed at the end, without secrets and times */
  rows: Record<string, readonly RecordRow[]>
}

declare global {
  interface Window {
    demo?: StartingDemo
  }
}
