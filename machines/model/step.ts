import type { AppStep } from '#src/contract/app-steps.ts'

/** One thing that happened or is to happen, as plain data (DEMO-8). */
export type Step =
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
  | AppStep

/** A step, `ms` of virtual time after the previous one; default: 0. */
export type TimedStep = { ms?: number } & Step

/** An event to a running flow, named by its `systemId` or its machine. `which`, from 1, distinguishes flows of one machine. */
export interface EventStep {
  kind: 'event'
  flow: string
  which?: number
  event: { type: string; [field: string]: unknown }
}

/** Shows a caption, without an action. `chapter` is the heading of the chapter that begins with it. */
interface CaptionStep {
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

export function isCaption(step: Step): step is CaptionStep {
  return step.kind === 'caption'
}
