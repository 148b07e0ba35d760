import type { AppClock } from '#src/kit/clock/clock.ts'
import type { TraceEntry } from '#src/kit/trace/entry.ts'
import type { Entries } from './entries.ts'
import type { PageView } from './page-view.ts'

/** What the viewer shows and sends commands to: this page, or the page of another window. */
export interface FlowSource {
  /** identifies the page */
  id: string
  /** the same object until something changes */
  read(): PageView
  subscribe(listener: () => void): () => void
  /** shows that page's time; the viewer never sets it */
  clock: Pick<AppClock, 'now' | 'mode'>
  log: LogSource
  /** events are shown, but commands are not possible */
  isReadOnly?: boolean
  /** Resolves with the outcome; never rejects. */
  run(command: Command): Promise<Outcome>
}

export interface LogSource {
  /** the newest 10,000 entries, in order */
  list(): readonly TraceEntry[]
  /** Calls the listener with every new entry; returns how to stop. */
  subscribe(listener: (entry: TraceEntry) => void): () => void
}

export type Command =
  /** sends an event to an actor, with the values of its form; no secrets */
  | { kind: 'send'; session: string; eventType: string; entries: Entries }
  /** advances the clock to the end of this transition's delay */
  | { kind: 'jump'; session: string; transition: string }

/** The result of a command; the viewer has the texts for it. */
export type Outcome =
  | { kind: 'sent' | 'not-handled'; machine: string; eventType: string; active: readonly string[] }
  | { kind: 'guarded'; eventType: string }
  | { kind: 'jumped'; ms: number }
  /** the actor, the delay, or the whole page does not exist any more */
  | { kind: 'gone'; what: 'actor' | 'delay' | 'page' }
  | { kind: 'missing'; what: string }
  /** a value that the form does not offer, or an unknown error */
  | { kind: 'failed' }
