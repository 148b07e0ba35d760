import type { ClockState } from '#src/kit/clock/clock.ts'
import type { ShownEvent } from '#src/kit/trace/entry.ts'

/** What can be seen of the flows of a page, as plain JSON (FLOW-3). */
export interface PageView {
  /** the oldest first */
  actors: readonly ActorView[]
  /** by machine, the states that any actor of it has been in since the page started */
  seen: Readonly<Record<string, readonly string[]>>
  clock: ClockState
  /** who is signed in, as a link says it: a name or an e-mail address */
  person: string | null
}

export interface ActorView {
  machine: string
  /** tells actors of one machine apart */
  session: string
  /** ids of the states that it is in, the root's first */
  active: readonly string[]
  context: unknown
  /** the newest that it was sent, with what that carried; null where none is known */
  event: ShownEvent | null
  /** ids of the transitions that the newest event which made it take any has made it take */
  last: readonly string[]
  /** ids of the transitions of active states whose guard says no */
  blocked: readonly string[]
  /** by id, which sample of its event a transition takes, where that is not the first one */
  starts: Readonly<Record<string, number>>
  timers: readonly TimerView[]
}

/** A delay that is waited for, by the id of its transition: every guarded branch of it has one. */
export interface TimerView {
  id: string
  /** ms since the epoch, in virtual time */
  due: number
  /** its whole length in ms */
  delay: number
}
