import type { AppClock, PendingTimer } from '#src/platform/clock/clock.ts'

/** ms of tolerance for a story's timer: a running clock rounds. */
const GRACE = 50

/** What a stretch of a story's time ends with: a step, or the end. `ms` is its length, `fired` are the timers that fired in it. */
export interface Stretch {
  kind?: string
  ms: number
  fired?: string[]
}

/**
 * Passes the virtual time of a story on a paused clock, and fires its timers in their order. On a running clock timers
 * can be late: a timer that was due but fired only after the next step is held back here too.
 */
export class RecordedTime {
  readonly #clock: AppClock
  readonly #stretches: readonly Stretch[]
  #due: number
  #missing: string[] = []

  constructor(clock: AppClock, stretches: readonly Stretch[]) {
    this.#clock = clock
    this.#stretches = stretches
    this.#due = clock.now()
  }

  /** Passes one of the stretches. `go` advances the clock by this many ms, at any pace. Everything is settled before and after it. */
  async pass(index: number, go: (ms: number) => Promise<void>): Promise<void> {
    const [stretch, ...later] = this.#stretches.slice(index)
    if (stretch === undefined) return
    // The step before has set the time; later times are counted from there.
    if (this.#stretches[index - 1]?.kind === 'clock') this.#due = this.#clock.now()
    this.#due += stretch.ms
    this.#missing = [...(stretch.fired ?? [])]
    const next = later.find(({ fired }) => fired !== undefined)?.fired?.[0]
    const leave = this.#clock.observe((change, timer) => (change === 'fired' ? this.#tick(timer) : undefined))
    try {
      await this.#pass(next, go)
    } finally {
      leave()
    }
  }

  async #pass(next: string | undefined, go: (ms: number) => Promise<void>): Promise<void> {
    for (;;) {
      const left = this.#due - this.#clock.now()
      const [first] = this.#clock.pending()
      const isMissing = first !== undefined && this.#missing.includes(labelOf(first))
      if (first === undefined || first.in > left + (isMissing ? GRACE : 0)) {
        if (left > 0) await go(left)
        return
      }
      if (this.#missing.length === 0 && labelOf(first) === next) {
        // It fired only after the next step.
        const room = Math.min(left, first.in - 1)
        if (room > 0) await go(room)
        return
      }
      await go(first.in)
    }
  }

  #tick(timer: PendingTimer): void {
    const index = this.#missing.indexOf(labelOf(timer))
    if (index >= 0) this.#missing.splice(index, 1)
  }
}

function labelOf({ owner, name }: PendingTimer): string {
  return `${owner} ${name}`
}
