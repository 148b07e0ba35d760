import type { Origin } from '#src/kit/model/model.ts'

/** What can be done to any app that is made of flows. Apps add kinds of their own. */
export type KitStep =
  | EventStep
  /** a move to a page; `by` is how far Back (-1) or Forward (1) went */
  | { kind: 'page'; to: string; by?: number }
  | { kind: 'press'; what: 'outside' | 'escape' }
  | { kind: 'window'; change: 'blur' | 'focus' }
  /** the time is set to this, in ms since the epoch */
  | { kind: 'clock'; now: number }
  /** time passes; nothing is done */
  | { kind: 'wait' }
  /** says what is to be seen; nothing is done */
  | { kind: 'caption'; text: string }

/** An event to a running flow: `mark` and `which`, from 1, tell flows of one machine apart. */
export interface EventStep {
  kind: 'event'
  flow: string
  mark?: string
  which?: number
  event: { type: string; [field: string]: unknown }
}

/** A kind of step that the app defines. */
export interface OwnStep {
  kind: string
}

/** A step, ms of virtual time after the one before it, and after which timers: '<owner> <name>', in their order. */
export type Timed<Step> = { ms: number; fired?: string[] } & Step

/** Where it starts, what was done, and proof of where it ended. */
export interface RecordingOf<Own extends OwnStep, Start, Proof> {
  start: Start
  steps: Timed<KitStep | Own>[]
  /** without proof when work was still under way: such a recording replays, but proves nothing */
  end: { ms: number; fired?: string[]; proof: Proof | null }
}

/** Who sends an event, by machine id and event type; undefined where no machine takes it. */
export type OriginOf = (flow: string, eventType: string) => Origin | undefined

export function isEvent(step: OwnStep): step is EventStep {
  return step.kind === 'event'
}
