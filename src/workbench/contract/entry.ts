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
