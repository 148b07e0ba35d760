import type { ClockMode } from '#src/platform/clock/clock.ts'

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

export interface LogSource {
  /** the newest 10,000 entries, in order */
  list(): readonly TraceEntry[]
  /** how many there have been, those that are not kept any more included */
  count(): number
  /** Calls the listener with every new entry; returns how to stop. */
  subscribe(listener: (entry: TraceEntry) => void): () => void
}

/** The flows of a page as plain JSON (FLOW-3). */
export interface PageView {
  /** the oldest first */
  actors: readonly ActorView[]
  /** what the log has of the moment of the timeline that the page shows; null: it shows the present */
  lookedAt: LogRange | null
}

/** The log's entries after one number and up to another. */
export interface LogRange {
  after: number
  upTo: number
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

/** The values of an event's form by path: text, a number as text, or the name of an option or a placeholder. */
export type Entries = Readonly<Record<string, string>>

/** how many of the newest entries are kept */
export const KEPT_ENTRIES = 10_000

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
