import type { RecordedDoing, RecordingStep } from '#src/demo/demo-contract.ts'

/** The steps of a recording as they come, each with the virtual time and the timers since the one before. */
export class Steps {
  readonly list: RecordingStep[] = []
  #at: number
  #fired: string[] = []

  /** `at` is the app clock's time at the start, in ms since the epoch. */
  constructor(at: number) {
    this.#at = at
  }

  /** Notes a timer that has fired. */
  fire({ owner, name }: { owner: string; name: string }): void {
    this.#fired.push(`${owner} ${name}`)
  }

  add(doing: RecordedDoing, at: number, isTyping = false): void {
    const step: RecordingStep = { ...this.since(at), ...doing }
    const last = this.list.at(-1)
    if (isTyping && last !== undefined && isSameField(last, step)) {
      const fired = [...(last.fired ?? []), ...(step.fired ?? [])]
      this.list.splice(-1, 1, { ...step, ms: last.ms + step.ms, ...(fired.length === 0 ? {} : { fired }) })
    } else {
      this.list.push(step)
    }
    this.#at = doing.kind === 'clock' ? doing.now : at
    this.#fired = []
  }

  /** How long ago the last step was, and what has fired since. */
  since(at: number): Pick<RecordingStep, 'ms' | 'fired'> {
    return { ms: Math.max(0, at - this.#at), ...(this.#fired.length === 0 ? {} : { fired: this.#fired }) }
  }
}

/** Two keys of one field: only the last is of interest, and how many there were is nobody's business. */
function isSameField(last: RecordingStep, next: RecordingStep): boolean {
  return last.kind === 'event' && next.kind === 'event' && fieldOf(last) === fieldOf(next)
}

function fieldOf({ flow, mark, which, event }: Extract<RecordedDoing, { kind: 'event' }>): string {
  const { type, field, change } = event
  return JSON.stringify([flow, mark, which, type, field, Object.keys(change ?? {})])
}
