/** One thing that happened, as plain JSON: words in angle quotes, such as '‹password›', stand for what is secret. */
export type TraceEntry = TracePlace & TraceFact

export interface TracePlace {
  /** its place since the page started, from 1 */
  number: number
  /** ms since the epoch, in virtual time */
  at: number
}

export type TraceFact =
  /** `session` tells actors of one machine apart */
  | { kind: 'actor'; actor: string; session: string; change: 'started' | 'stopped' }
  /** `from` is the actor that sent it, where one did */
  | { kind: 'event'; actor: string; session: string; from?: string; event: ShownEvent }
  /** state value and context afterwards, and what was taken: '<state id>|<event type>|<place among those that leave the state>' */
  | { kind: 'transition'; actor: string; session: string; value: unknown; context: unknown; taken: string[] }
  /** named by its pattern: 'GET things/{id}'; status 0 when it is sent */
  | { kind: 'call'; call: string; status: number | 'network' }
  | { kind: 'storage'; area: 'session' | 'local' | 'indexed-db'; key: string; change: 'set' | 'removed' | 'cleared' }
  | { kind: 'timer'; owner: string; name: string; change: 'set' | 'fired' | 'cleared'; in: number }

/** An event with what it carries; of a long list its first items. */
export interface ShownEvent {
  type: string
  [field: string]: unknown
}
