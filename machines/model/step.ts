/** Steps that work in any app made of flows. Apps add their own kinds. */
export type KitStep =
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

/** A kind of step that the app defines. */
export interface OwnStep {
  kind: string
}

/** A step, the ms of virtual time since the previous one, and the timers that fired in between, in order: '<owner> <name>'. */
export type Timed<Step> = { ms: number; fired?: string[] } & Step

export function isEvent(step: OwnStep): step is EventStep {
  return step.kind === 'event'
}

export function isCaption(step: OwnStep): step is CaptionStep {
  return step.kind === 'caption'
}
