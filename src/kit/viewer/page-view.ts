import type { ClockState } from '#src/kit/clock/clock.ts'
import type { ShownEvent } from '#src/kit/trace/entry.ts'

/** The flows of a page as plain JSON (FLOW-3). */
export interface PageView {
  /** the oldest first */
  actors: readonly ActorView[]
  /** by machine: the states that any of its actors has been in since the page started */
  seen: Readonly<Record<string, readonly string[]>>
  clock: ClockState
  /** who is signed in, as a link names them: a name or an e-mail address */
  person: string | null
}

/** An actor, as far as the log knows it. */
export interface TracedActor {
  machine: string
  /** distinguishes actors of one machine */
  session: string
  /** ids of its active states, the root's first; only the root until its next transition, if the log has dropped its start */
  active: readonly string[]
  /** after its newest transition; undefined when the log has none */
  context: unknown
  /** the newest event that it received, with its payload; null when unknown */
  event: ShownEvent | null
  /** ids of the transitions that its newest event with an effect caused */
  last: readonly string[]
  isRunning: boolean
}

export interface ActorView extends Omit<TracedActor, 'isRunning'> {
  /** ids of the active states' transitions whose guard is false */
  blocked: readonly string[]
  /** by transition id: the index of the sample that takes it, when it is not the first */
  starts: Readonly<Record<string, number>>
  timers: readonly TimerView[]
}

/** A running delay, by the id of its transition: each guarded branch has its own entry. */
export interface TimerView {
  id: string
  /** ms since the epoch, in virtual time */
  due: number
  /** the whole delay in ms */
  delay: number
}
