// Generated from src/workbench/contract/demo-contract.ts and desk-demo.ts beside it by: npm run generate types

/**
 * `window.demo` as the desk, the flow viewer and the tests of this repository use it: the contract, and what they need beside it. It changes with
 * them; others rely on `demo-contract.ts` alone.
 */
export interface DeskDemo extends Demo {
  /**
   * Reports any change of data, clock mode, faults, latency, outbox, calls, recording, replay, backend mode, desk, or who is signed in.
   * Returns a function that removes the listener. All `subscribe` functions do.
   */
  subscribe(listener: () => void): () => void
  /** everybody that `signIn` takes: the personas in their order, then who registered, oldest first */
  people(): Person[]
  /** the id of the user who is signed in; null for nobody */
  customerId(): string | null
  callLog: DemoCallLog
  /** goes to a path, or to a link of the outbox, without a reload */
  goTo(path: string): Promise<void>
  desk: DemoDesk
  /** the id of the scenario that was started last, until the demo is reset; null for none */
  scenario(): string | null
  /** what `undo` would take back: 'The bank confirmed a deposit of £500.00', and how many later entries go with it; null for nothing */
  undoable(): { text: string; later: number } | null
  /** what the last undo took back, and the entry whose moment has it; null for nothing, and once something else has happened */
  redoable(): { text: string; id: number } | null
  clock: DeskClock
  operator: DeskOperator
  faults: DeskFaults
  flows: DeskFlows
  record: DeskRecord
  timeline: DeskTimeline
  stories: DeskStories
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

/** How the app clock relates to the wall clock (CLOCK-1). */
export type ClockMode = 'live' | 'paused' | 'x10' | 'x60'

export interface PendingTimer extends TimerLabel {
  /** ms of virtual time until it fires */
  in: number
}

/** Who set a timer; shown in the list of pending timers. */
export interface TimerLabel {
  owner: string
  name: string
}

/** The bank's side. A persona is identified by id, e-mail address or user id. */
export interface DemoOperator extends Pick<Commands, ContractCommand>, Pick<Records, 'records'> {
  customer(persona: string): Promise<CustomerRecord>
  /** What waits for the bank: the signed-in customer's first. A long history is not loaded for it. */
  waiting(): Promise<WaitingItem[]>
}

/** The commands as functions. A customer is given by persona id, e-mail address or user id. */
export interface Commands {
  declineKyc: (persona: string, reason: string) => Promise<void>
  declineLoan: (id: string, reason: string) => Promise<void>
  declineTransfer: (id: string, reason: string) => Promise<void>
  issueCode: (persona: string) => Promise<void>
  make: (kind: 'deposits' | 'loans' | 'transfers', persona: string, count: number) => Promise<void>
  releaseStep: (persona: string) => Promise<void>
  removeGenerated: (kind: 'deposits' | 'loans' | 'transfers', persona: string) => Promise<void>
  removeRecord: (kind: 'content' | 'deposits' | 'kyc' | 'loans' | 'transfers' | 'users', id: string) => Promise<void>
  setDeposit: (id: string, status: 'Pending' | 'failed' | 'true') => Promise<void>
  setKyc: (persona: string, status: boolean | null) => Promise<void>
  setLoan: (id: string, status: 'Pending' | 'true') => Promise<void>
  setRecord: (
    kind: 'content' | 'deposits' | 'kyc' | 'loans' | 'transfers' | 'users',
    id: string,
    fields: object,
  ) => Promise<void>
  setTransfer: (id: string, status: boolean) => Promise<void>
  setUser: (
    persona: string,
    fields: Partial<
      {
        _id: string
        firstName?: string | null | undefined
        lastName?: string | null | undefined
        middleName?: string | null | undefined
        email?: string | null | undefined
        phone?: string | null | undefined
        country?:
          | ({ name?: string | null | undefined; symbol?: string | null | undefined } & { [key: string]: unknown })
          | null
          | undefined
        profit?: string | number | null | undefined
        bonus?: string | number | null | undefined
        newUser?: boolean | null | undefined
        accountNumber?: string | null | undefined
        accountType?: string | null | undefined
        investStatus?: string | null | undefined
        userOtp?: string | number | null | undefined
        otpMessage?: string | null | undefined
        transferStep?: string | number | null | undefined
        dob?: string | null | undefined
        maritalstatus?: string | null | undefined
        gender?: string | null | undefined
        city?: string | null | undefined
        address?: string | null | undefined
        age?: string | number | null | undefined
      } & { [key: string]: unknown }
    >,
  ) => Promise<void>
}

/** All but what only the desk needs. */
export type ContractCommand = Exclude<CommandName, 'removeRecord' | 'removeGenerated' | DeskCommand>

export type CommandName =
  | 'declineKyc'
  | 'declineLoan'
  | 'declineTransfer'
  | 'issueCode'
  | 'make'
  | 'releaseStep'
  | 'removeGenerated'
  | 'removeRecord'
  | 'setDeposit'
  | 'setKyc'
  | 'setLoan'
  | 'setRecord'
  | 'setTransfer'
  | 'setUser'

/** Decisions that only the desk offers. */
export type DeskCommand = 'declineLoan' | 'declineTransfer' | 'declineKyc' | 'issueCode'

/** Data by hand (DEMO-16). A customer is given by persona id, e-mail address or user id. */
export interface Records {
  /** Rows of one customer, or of all, newest first. Content documents belong to nobody. */
  records(kind: RecordKind, persona?: string): Promise<RecordRow[]>
  /** The fields of a kind, as the schema of its rows describes them. Those of a content document depend on the document. */
  fields(kind: RecordKind, id?: string): Promise<RecordField[]>
  /** Changes the given fields. Rejects with a `RecordError` and changes nothing when one is wrong. A new code also goes to the outbox (WD-8). */
  setRecord(kind: RecordKind, id: string, fields: object): Promise<void>
  /** Rejects for customers, who cannot be removed. */
  removeRecord(kind: RecordKind, id: string): Promise<void>
  /**
   * Generates 1 to 10,000 rows, older than the customer's newest one. None of them waits for the bank. Generated withdrawals are covered
   * by added profit, so that no balance and no total changes. Rejects with a `RecordError` for another count.
   */
  make(kind: GeneratedKind, persona: string, count: number): Promise<void>
  /** Removes only the rows that `make` generated. */
  removeGenerated(kind: GeneratedKind, persona: string): Promise<void>
}

export type RecordKind = 'content' | 'deposits' | 'kyc' | 'loans' | 'transfers' | 'users'

/** A row as the backend holds it. */
export interface RecordRow {
  _id: string
  [field: string]: unknown
}

/** A field of a record, as its schema describes it. */
export interface RecordField {
  name: string
  /**
   * `date-time` is an ISO 8601 time in UTC. `amount`, `code` and `number-or-text` may be held as a number or as text. `group` is an object of `fields`.
   * Files and fixed fields are shown, and cannot be edited.
   */
  control:
    | 'text'
    | 'number'
    | 'number-or-text'
    | 'amount'
    | 'code'
    | 'flag'
    | 'choice'
    | 'date-time'
    | 'group'
    | 'file'
    | 'fixed'
  /** whether the field may be null */
  nullable: boolean
  /** the values of a choice */
  options?: readonly string[]
  /** the fields of a group */
  fields?: readonly RecordField[]
}

export type GeneratedKind = 'deposits' | 'loans' | 'transfers'

export interface CustomerRecord extends Holdings {
  transfers: Transfer[]
}

/** A customer as the backend holds them, without their withdrawals, of which there may be 10,000. */
export interface Holdings {
  user: PlainUser
  loans: Loan[]
  deposits: PlainDeposit[]
  kyc: PlainKyc | null
}

/** As they are sent and stored by the backend, with their secrets in plain text. */
export type PlainUser = {
  _id: string
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  middleName?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  country?:
    | ({ name?: string | null | undefined; symbol?: string | null | undefined } & { [key: string]: unknown })
    | null
    | undefined
  profit?: string | number | null | undefined
  bonus?: string | number | null | undefined
  newUser?: boolean | null | undefined
  accountNumber?: string | null | undefined
  accountType?: string | null | undefined
  investStatus?: string | null | undefined
  userOtp?: string | number | null | undefined
  otpMessage?: string | null | undefined
  transferStep?: string | number | null | undefined
  dob?: string | null | undefined
  maritalstatus?: string | null | undefined
  gender?: string | null | undefined
  city?: string | null | undefined
  address?: string | null | undefined
  age?: string | number | null | undefined
} & { [key: string]: unknown }

export interface Loan {
  [x: string]: unknown
  _id: string
  amount?: string | number | null | undefined
  status?: string | boolean | null | undefined
  createdAt?: string | null | undefined
}

export type PlainDeposit = {
  _id: string
  amount?: string | number | null | undefined
  status?: string | boolean | null | undefined
  createdAt?: string | null | undefined
} & { [key: string]: unknown }

export type PlainKyc = {
  _id: string
  name?: string | null | undefined
  number?: string | null | undefined
  status?: boolean | null | undefined
} & { [key: string]: unknown }

export interface Transfer {
  [field: string]: unknown
  _id: string
  /** as `Amount` */
  amount?: string | number | null | undefined
  status?: string | boolean | null
  createdAt?: string | null
  withdrawalPath?: string | null
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

/** Makes calls fail or slow (DEMO-4). Kept for the tab. */
export interface DemoFaults {
  /** Replaces the fault of the same kind for the call. Throws a `FaultError`. */
  set(fault: Fault): void
  /** Removes all faults. */
  clear(): void
}

/** What goes wrong with a call (DEMO-4). */
export interface Fault {
  /** 'POST auth/login', 'GET users/{id}', 'GET content'; '*' for every call */
  call: string
  kind: 'delay' | 'status' | 'network' | 'duplicate'
  /** ms of virtual time, on top of the latency */
  ms?: number
  status?: number
  body?: unknown
  /** omitted: until removed */
  times?: number
  /** of a network failure: the bank acts, and only its answer is lost */
  after?: true
  /** the id of the preset that it belongs to */
  preset?: string
}

/** A message that a real bank would have sent (DEMO-6). */
export interface OutboxEntry {
  /** ms since the epoch, in virtual time */
  at: number
  to: string
  kind: 'reset' | 'code' | 'decision' | 'contact' | 'newsletter'
  text: string
  /** a path of the app */
  link?: string
}

/** A call and its answer. */
export interface CallRecord {
  /** ms since the epoch, in virtual time */
  at: number
  method: string
  /** relative to the base; the whole URL of a content query */
  path: string
  headers: Record<string, string>
  /** parsed JSON, the fields of a form with files as name, type and size, or the text */
  body: unknown
  /** 0 while in flight */
  status: number | 'network'
  /** parsed JSON, or the text; null while in flight and after a network failure */
  answer: unknown
  /** ms of virtual time; null while in flight */
  ms: number | null
  /** the status of an answer that was lost on its way back */
  lost?: number
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

export interface FlowView {
  /** the machine's id */
  id: string
  /** distinguishes actors of one machine */
  session: string
  /** the session of the machine that started it; null for a root */
  parent: string | null
  /** ids of the active states, the root's first */
  active: string[]
  context: DisplayJson
  /** ids of the transitions that it took last */
  last: string[]
  /** ids of the transitions out of the active states whose guard refuses now; a guard that needs a payload counts as open */
  blocked: string[]
  /** the running delays: `due` is in ms since the epoch, in virtual time */
  timers: { name: string; due: number }[]
}

/** A value as plain JSON, which can be stored, shown and posted to another window. */
export type DisplayJson =
  | null
  | string
  | number
  | boolean
  | readonly DisplayJson[]
  | { readonly [name: string]: DisplayJson }

/** One thing that happened, as plain JSON. Texts in angle quotes, such as '‹password›', replace secrets. */
export type TraceEntry = TracePlace & TraceFact

export interface TracePlace {
  /** its position since the page started, from 1 */
  number: number
  /** ms since the epoch, in virtual time */
  at: number
}

export type TraceFact =
  /** `session` distinguishes actors of one machine */
  | { kind: 'actor'; actor: string; session: string; change: 'started' | 'stopped' }
  /** `from` is the actor that sent it, if any */
  | { kind: 'event'; actor: string; session: string; from?: string; event: ShownEvent }
  /** state value and context after the transitions; `taken` has their ids: '<state id>|<event type>|<position among the state's transitions>' */
  | { kind: 'transition'; actor: string; session: string; value: unknown; context: unknown; taken: string[] }
  /** named by its pattern: 'GET things/{id}'; status 0 while the call is pending */
  | { kind: 'call'; call: string; status: number | 'network' }
  | { kind: 'storage'; area: 'session' | 'local' | 'indexed-db'; key: string; change: 'set' | 'removed' | 'cleared' }
  | { kind: 'timer'; owner: string; name: string; change: 'set' | 'fired' | 'cleared'; in: number }

/** An event with its payload; long lists are cut to their first items. */
export interface ShownEvent {
  type: string
  [field: string]: unknown
}

/** How often each part of a machine's chart was taken, in the order of the chart; 0 for a part that was not (FLOW-5). */
export interface MachineCoverage {
  machine: string
  /** how often each state became active */
  states: PartCoverage[]
  transitions: PartCoverage[]
}

export interface PartCoverage {
  /** as in the chart's graph */
  id: string
  taken: number
}

/** The whole state of the demo as one versioned JSON file. It contains codes, but no tokens and no passwords. */
export interface DemoStore {
  export(): Promise<string>
  /** Imports such a file. Who is signed in stays signed in if they exist in it. For an invalid file it rejects with the reason and changes nothing. */
  import(json: string): Promise<void>
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

/** The bank's data as a file holds them: the seed, and the rows that differ from it. */
export interface BankSnapshot {
  seed: string
  /** when it was created, in ms since the epoch */
  seededAt: number
  /** how many values were drawn since */
  drawn: number
  /** rows by '<collection>/<owner>' */
  records: Record<string, readonly RecordRow[]>
}

/** A step, the ms of virtual time since the previous one, and the timers that fired in between, in order: '<owner> <name>'. */
export type RecordingStep = { ms: number; fired?: string[] } & Step

/** One thing that happened or is to happen, as plain data (DEMO-8). */
export type Step =
  | EventStep
  /** a navigation; `by` is how far Back (-1) or Forward (1) went */
  | { kind: 'page'; to: string; by?: number }
  | { kind: 'press'; what: 'outside' | 'escape' }
  | { kind: 'window'; change: 'blur' | 'focus' }
  /** the time is set to this, in ms since the epoch */
  | { kind: 'clock'; now: number }
  /** time passes, without an action */
  | { kind: 'wait' }
  | CaptionStep
  | AppStep

/** An event to a running flow, named by its `systemId` or its machine. `which`, from 1, distinguishes flows of one machine. */
export interface EventStep {
  kind: 'event'
  flow: string
  which?: number
  event: { type: string; [field: string]: unknown }
}

/** Shows a caption, without an action. `chapter` is the heading of the chapter that begins with it. */
export interface CaptionStep {
  kind: 'caption'
  text: string
  chapter?: string
  about?: About
}

/** What a caption is about: an element of the page, by its role and accessible name. */
export interface About {
  role: string
  name: string
}

/** What can be done to this app beside its flows. Recordings, tours and links to states are lists of such steps (DEMO-7, DEMO-8). */
export type AppStep =
  | { kind: 'sign-in'; persona: string }
  /** a command of the bank */
  | { kind: 'operator'; action: string; args: unknown[] }
  /** null clears all faults */
  | { kind: 'fault'; fault: Fault | null }
  | { kind: 'fault-removed'; fault: FaultKey }
  /** ms of virtual time that each call takes */
  | { kind: 'latency'; latency: number }
  /** time passes until held calls are answered; with a higher latency, more time */
  | { kind: 'answer' }

/** One fault per call and kind. */
export type FaultKey = Pick<Fault, 'call' | 'kind'>

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

/** What answers API calls: handlers in the page, the same handlers behind MSW's service worker, or a backend over HTTP (MOCK-5). */
export type BackendMode = 'mock' | 'worker' | 'http'

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

/** A step, `ms` of virtual time after the previous one; default: 0. */
export type TimedStep = { ms?: number } & Step

/** Somebody who can be signed in. */
export interface Person {
  userId: string
  name: string
  email: string
  /** a persona's id; null for everybody else */
  persona: string | null
  /** a persona's situation; '' for everybody else */
  situation: string
}

/** The API calls for reading: without secrets, and without large bodies until one is asked for (MOCK-6). */
export interface DemoCallLog {
  /** the newest calls, the newest first */
  newest(count: number): CallSummary[]
  /** headers and bodies as plain JSON: secrets are redacted, long lists cut. Rejects when there is no such call. */
  show(number: number): Promise<ShownCall>
}

export interface CallSummary extends Pick<CallRecord, 'at' | 'method' | 'path' | 'status' | 'ms'> {
  /** its place in `calls()`, from 1 */
  number: number
  /** whether the bank had acted, and only its answer was lost (DEMO-4) */
  isAnswerLost: boolean
}

export interface ShownCall {
  headers: DisplayJson
  body: DisplayJson
  answer: DisplayJson
}

/** The demo desk beside the product (DEMO-1), and in a window of its own (DEMO-14). */
export interface DemoDesk {
  isOpen(): boolean
  /** the tab last asked for; '' for none */
  tab(): string
  /** On a phone, also raises the desk if it is lowered to its bar. */
  open(tab?: string): void
  /** how often the desk was asked to open */
  openCount(): number
  close(): void
  /**
   * Opens the desk in a window of its own and closes the one beside the product. Browsers allow it only in a click handler. Returns null,
   * or the reason when there is no such window: a page from a file may not look into another, or the browser blocked it.
   */
  openWindow(): 'file' | 'blocked' | null
  /** Shows the product in all the space there is, or as wide as on a phone or a tablet (DEMO-11), in a window that is wide enough. */
  setPreview(preview: 'fit' | 'phone' | 'tablet'): void
  /** the story that is being made (DEMO-19), as the desk wrote it; '' for none */
  draft(): string
  /** Keeps it in the tab of the product. */
  keepDraft(draft: string): void
  /** whether the product is covered, so that the bank has to wait: a scenario is being started */
  isCovered(): boolean
}

export interface DeskClock extends DemoClock {
  /** what the running flows wait for, the next first: `pending` without what only decorates a page */
  awaited(): PendingTimer[]
  /** Reports when mode or time is set, when time is passed, and when a timer is set, fires or is cleared. */
  subscribe(listener: () => void): () => void
}

export interface DeskOperator extends DemoOperator, Records, Pick<Commands, DeskCommand> {
  /** `waiting`, and the customers whose code is spent */
  toDo(): Promise<DeskItem[]>
  /** A customer's records without withdrawals, of which there may be 10,000. Read synchronously. */
  overview(persona: string): CustomerOverview
}

/** What waits for the bank, and the codes that customers need. */
export interface DeskItem extends Omit<WaitingItem, 'kind'> {
  kind: WaitingItem['kind'] | 'code'
}

export interface CustomerOverview extends Holdings {
  /** what the next withdrawal needs: the code, customer care, or the code of the last step, which pays */
  step: 'code' | 'care' | 'paying'
  /** the number of steps */
  lastStep: number
}

export interface DeskFaults extends DemoFaults {
  /** Does nothing when there is no such fault. */
  remove(fault: FaultKey): void
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
}

/** `text` is the fault in words: 'Withdraw (POST transfer) answers 500, for one more call' */
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

export interface DeskFlows extends DemoFlows {
  /** what the flow viewer shows; its code is loaded on demand */
  source(): Promise<FlowSource>
  /** Every machine of the product, running or not, with its chart (FLOW-5). Loaded on demand. */
  charts(): Promise<FlowChart[]>
  /** the Stately inspector (FLOW-2), loaded on demand */
  inspector(): Promise<DemoInspector>
}

/** What the viewer shows, sends events to and looks back with. `send`, `jump` and `look` reject in words. */
export interface FlowSource {
  /** the same object until something changes */
  read(): PageView
  subscribe(listener: () => void): () => void
  /** shows the page's time; the viewer never sets it */
  clock: { readonly mode: ClockMode; now(): number; subscribe(listener: () => void): () => void }
  log: LogSource
  /** Sends an event with the values of its form; no secrets. Resolves with the state value right after it. */
  send(session: string, eventType: string, entries: Entries): Promise<unknown>
  /** Advances the clock to the end of a delay, given by its name. */
  jump(session: string, timer: string): Promise<void>
  /** Makes the timeline look at the first moment that includes an entry of the log, given by its number; at the present where none does yet. */
  look(number: number): Promise<void>
}

/** The flows of a page as plain JSON (FLOW-3). */
export interface PageView {
  /** the oldest first */
  actors: readonly ActorView[]
  /** what the log has of the moment of the timeline that the page shows; null: it shows the present */
  lookedAt: LogRange | null
}

/** A running machine as `window.demo.flows` lists it, with what only the viewer shows. */
export interface ActorView extends FlowView {
  /** as XState has it: 'asking', { confirming: 'asking' } */
  value: unknown
  /** the newest event that it received, with its payload; null when the log does not have it */
  event: ShownEvent | null
  timers: TimerView[]
}

/** A running delay; `due` is in ms since the epoch, in virtual time. */
export interface TimerView {
  /** 'closeDelay' */
  name: string
  due: number
  /** the whole delay in ms */
  delay: number
  /** of the transitions that it may trigger, one for each guarded branch */
  ids: readonly string[]
}

/** The log's entries after one number and up to another. */
export interface LogRange {
  after: number
  upTo: number
}

export interface LogSource {
  /** the newest 10,000 entries, in order */
  list(): readonly TraceEntry[]
  /** how many there have been, those that are not kept any more included */
  count(): number
  /** Calls the listener with every new entry; returns how to stop. */
  subscribe(listener: (entry: TraceEntry) => void): () => void
}

/** The values of an event's form by path: text, a number as text, or the name of an option or a placeholder. */
export type Entries = Readonly<Record<string, string>>

export interface FlowChart {
  machine: string
  /** SVG text: colours are variables such as `--ink`, and each part has its id in `data-part` */
  svg: string
  states: ChartPart[]
  transitions: ChartPart[]
}

/** A state or a transition of a chart. */
export interface ChartPart {
  /** as in `coverage()` */
  id: string
  /** for people: 'editing', 'editing: profile.submit [isValid] -> submitting' */
  name: string
}

export interface DemoInspector {
  /** `failed`: its code could not be loaded */
  status(): 'off' | 'offline' | 'opening' | 'on' | 'blocked' | 'failed' | 'closed'
  subscribe(listener: () => void): () => void
  /** Opens stately.ai in a window, which receives what the flows do, without secrets. Browsers allow it only in a click handler. */
  open(): void
  stop(): void
}

export interface DeskRecord extends DemoRecord {
  /** the number of steps recorded so far; null while nothing is recorded */
  count(): number | null
}

export interface DeskTimeline extends DemoTimeline {
  /** whether the page shows a moment that is looked at, rather than the present */
  isLooking(): boolean
  /** what the desk makes of the entries; its code is loaded on demand */
  tools(): Promise<TimelineTools>
}

export interface TimelineTools {
  /** Names the moment after an entry. Throws in words where the name is empty or longer than 60 characters. */
  name(id: number, name: string): void
  /** Why an entry says what it says (FLOW-3). Rejects when there is no such entry. */
  why(id: number): Promise<EntryReason>
  /** What the running scenario asks for and how far it has come, as of the moment that the page shows (DEMO-12); null while none runs. */
  scenarioSteps(): ScenarioSteps | null
}

/** What came with an entry, in words and without secrets. Of an entry of a file, only the event and the rows are known. */
export interface EntryReason {
  /** what was done, by flow and event: 'deposit: method.choose { method: "bank" }' */
  events: string[]
  /** with their guards: 'deposit: method: method.choose [isBank] -> bank.loading' */
  transitions: string[]
  /** with the answers: 'POST deposit answered 200' */
  calls: string[]
  /** '1 deposit' */
  rows: string[]
}

/** One chapter of a story: the one that it has come to. */
export interface ScenarioSteps {
  /** the scenario's id */
  scenario: string
  /** its heading; null where the scenario has no chapters */
  chapter: string | null
  /** its captions: what to say in it */
  says: string[]
  /** those of them that belong to what happened last */
  sayNow: string[]
  /** the number of the chapter's first step in the scenario, from 1 */
  first: number
  /** what to do, in this order */
  steps: string[]
  /** how many of them have happened */
  done: number
  /** what the bank decides on next in it was declined, so that it cannot go on */
  isDeclined: boolean
}

/** Stories of this browser, and how they are made (DEMO-19). Its code is loaded on demand. */
export interface DeskStories extends DemoStories {
  /**
   * The stretch of the timeline after entry `from` up to `to` in lines, folded: typing in one field, waiting, what undoes itself. Rejects in words
   * where no story can begin after `from`.
   */
  lines(from: number, to: number): Promise<StoryLine[]>
  /** As `make` of the contract, with what only the desk needs: lines left out, and captions that light nothing. */
  make(from: number, to: number, told: StoryTold): Promise<string>
  /** whether a story or a recording runs by itself: the desk asks for nothing then */
  isRunning(): boolean
  /** Runs a story's file and returns to the present, which stays as it is: null where it comes to its end, else the line at fault in words. */
  attempt(file: string): Promise<StoryFault | null>
  /** Runs a story's file and returns to the present, which stays as it is. Resolves with the file, with the end that it has led to; rejects as `check` does. */
  prove(file: string): Promise<string>
  /** Shows a file as the audience will see it, without keeping it. Resolves at its end. */
  play(file: string): Promise<void>
  /** the file of one of this browser's own */
  file(id: string): Promise<string>
  /** A link that adds and starts it elsewhere (DEMO-13). Rejects with a `ShareError`, whose `file` is the same story. */
  link(id: string): Promise<string>
  /**
   * The text of a Playwright test (DEMO-15), of any story: one that ships, too. It opens the story's first moment, runs its steps, and asserts the
   * states, the posted calls and the rows. It imports the driver of `e2e/support`.
   */
  toTest(id: string): Promise<string>
  /** the entry that a story of the present would begin after by default: the last that replaced everything on the way to what is shown (page, scenario, reset) */
  start(): number
}

export interface StoryLine {
  /** the first and the last entry that it stands for */
  entry: number
  last: number
  /** in the timeline's words */
  text: string
  lane: TimelineEntry['lane']
  /** the name that somebody gave the moment before it: the caption in the making */
  name?: string
  /** how many steps it has in the file */
  steps: number
  /** what a caption before it would light: 'the button “Withdraw”'; null for nothing */
  lights: string | null
}

export interface StoryTold {
  title: string
  /** `before`: the entry of a line; an entry after the last line's: at the end */
  captions?: { before: number; text: string; chapter?: string; lights?: false }[]
  /** entries of the lines left out */
  without?: number[]
}

export interface StoryFault {
  /** its place among the `steps` of the file; null where it ran, and came to another end */
  line: number | null
  text: string
}

/** `window.demo` before `ready`, and when the demo could not start: only `ready` is available. */
export type StartingDemo = Pick<Demo, 'ready'> & Partial<Demo>
