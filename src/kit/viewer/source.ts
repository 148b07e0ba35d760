import type { AppClock } from '#src/kit/clock/clock.ts'
import type { TraceEntry } from '#src/kit/trace/entry.ts'
import type { PageView } from './page-view.ts'
import type { Entries } from './payload-form.ts'

/** Where the viewer looks, and what it asks for: this page, or the page of another window. */
export interface FlowSource {
  /** tells pages apart */
  id: string
  /** the same object until something has changed */
  read(): PageView
  subscribe(listener: () => void): () => void
  /** shows that page's time; nothing is set on it */
  clock: Pick<AppClock, 'now' | 'mode'>
  log: LogSource
  /** it tells what happens, and nothing can be asked of it */
  isReadOnly?: boolean
  /** Resolves with what came of it; never rejects. */
  perform(command: Command): Promise<Outcome>
}

export interface LogSource {
  /** the newest 10,000 entries, in order */
  list(): readonly TraceEntry[]
  /** Calls the listener with every further entry; returns how to stop. */
  subscribe(listener: (entry: TraceEntry) => void): () => void
}

export type Command =
  /** an event to an actor, with what its form holds: no secret is among it */
  | { kind: 'send'; session: string; eventType: string; entries: Entries }
  /** time goes on until the delay of this transition is over */
  | { kind: 'jump'; session: string; transition: string }

/** What came of it; the words for it are the viewer's. */
export type Outcome =
  | { kind: 'sent' | 'not-heard'; machine: string; eventType: string; active: readonly string[] }
  | { kind: 'guarded'; eventType: string }
  | { kind: 'jumped'; ms: number }
  /** the actor, the delay, or the whole page is not there any more */
  | { kind: 'gone'; what: 'actor' | 'delay' | 'page' }
  | { kind: 'missing'; what: string }
  /** an entry that the form does not offer, or something of which nothing is told */
  | { kind: 'failed' }
