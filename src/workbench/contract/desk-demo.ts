import type { Fault, FaultKey } from '#src/contract/app-steps.ts'
import type { Holdings, Person } from '#src/contract/decisions.ts'
import type { Records } from '#src/contract/records.ts'
import type { PendingTimer } from '#src/platform/clock/clock.ts'
import type { Commands } from '#src/workbench/timeline/commands.ts'
import type {
  CallRecord,
  Demo,
  DemoClock,
  DemoFaults,
  DemoFlows,
  DemoOperator,
  DemoRecord,
  DemoStories,
  DemoTimeline,
  DeskCommand,
  DisplayJson,
  TimelineEntry,
  WaitingItem,
} from './demo-contract.ts'
import type { FlowSource } from './source.ts'

export type { Person }

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

/** who a story is about that logs nobody in */
export const VISITOR = 'visitor'
/** characters of a story's title, and of a chapter's heading */
export const LONGEST_TITLE = 80
/** characters of a caption: what its audience reads in one go, and what the bar has room for on a phone */
export const LONGEST_CAPTION = 300

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

export interface DeskFlows extends DemoFlows {
  /** what the flow viewer shows; its code is loaded on demand */
  source(): Promise<FlowSource>
  /** Every machine of the product, running or not, with its chart (FLOW-5). Loaded on demand. */
  charts(): Promise<FlowChart[]>
  /** the Stately inspector (FLOW-2), loaded on demand */
  inspector(): Promise<DemoInspector>
}

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

export interface DeskClock extends DemoClock {
  /** what the running flows wait for, the next first: `pending` without what only decorates a page */
  awaited(): PendingTimer[]
  /** Reports when mode or time is set, when time is passed, and when a timer is set, fires or is cleared. */
  subscribe(listener: () => void): () => void
}

/** What waits for the bank, and the codes that customers need. */
export interface DeskItem extends Omit<WaitingItem, 'kind'> {
  kind: WaitingItem['kind'] | 'code'
}

export interface DeskOperator extends DemoOperator, Records, Pick<Commands, DeskCommand> {
  /** `waiting`, and the customers whose code is spent */
  toDo(): Promise<DeskItem[]>
  /** A customer's records without withdrawals, of which there may be 10,000. Read synchronously. */
  overview(persona: string): CustomerOverview
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
