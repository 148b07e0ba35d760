import { type EventStep, isEvent, type Step } from '#machines/model/step.ts'
import type { RecordingStep } from '#src/workbench/contract/demo-contract.ts'

/** Collects the steps of a recording, each with the virtual time and the timers since the previous one. */
export class RecordedSteps {
  readonly list: RecordingStep[] = []
  #at: number
  #fired: string[] = []

  /** `at` is the app clock's time at the start, in ms since the epoch. */
  constructor(at: number) {
    this.#at = at
  }

  /** Adds a timer that has fired. */
  fire({ owner, name }: { owner: string; name: string }): void {
    this.#fired.push(`${owner} ${name}`)
  }

  add(step: Step, at: number, isTyping = false): void {
    const timed: RecordingStep = { ...this.since(at), ...step }
    const last = this.list.at(-1)
    if (isTyping && last !== undefined && isSameField(last, timed)) {
      this.list.splice(-1, 1, { ...timed, ms: last.ms + timed.ms, ...firedIn(last, timed) })
    } else {
      this.list.push(timed)
    }
    this.#at = step.kind === 'clock' ? step.now : at
    this.#fired = []
  }

  /** How long ago the last step was, and which timers have fired since. */
  since(at: number): { ms: number; fired?: string[] } {
    return { ms: Math.max(0, at - this.#at), ...(this.#fired.length === 0 ? {} : { fired: this.#fired }) }
  }
}

function firedIn(...steps: RecordingStep[]): { fired?: string[] } {
  const fired = steps.flatMap((step) => step.fired ?? [])
  return fired.length === 0 ? {} : { fired }
}

/** Two keystrokes in the same field: only the last is kept, so that nobody can count them. */
function isSameField(last: Step, next: Step): boolean {
  return isEvent(last) && isEvent(next) && fieldOf(last) === fieldOf(next)
}

function fieldOf({ flow, which, event }: EventStep): string {
  const { type, field, change } = event
  return JSON.stringify([flow, which, type, field, Object.keys(change ?? {})])
}
