import type { AppClock, PendingTimer } from '#src/platform/clock/clock.ts'

/** ms of tolerance for a story's timer: a running clock rounds. */
const GRACE = 50

/** A stretch of a story's time: its length, the timers that fired in it, and those that fired next after it. */
export interface Stretch {
  ms: number
  fired?: string[]
  next: string | undefined
}

/**
 * Passes the virtual time of a story on a paused clock, and fires its timers in their order. On a running clock timers
 * can be late: a timer that was due but fired only after the next step is held back here too.
 */
export class RecordedTime {
  readonly #clock: AppClock
  #due: number
  #missing: string[] = []

  constructor(clock: AppClock) {
    this.#clock = clock
    this.#due = clock.now()
  }

  /** `go` advances the clock by this many ms, at any pace. Everything is settled before and after it. */
  async pass({ ms, fired = [], next }: Stretch, go: (ms: number) => Promise<void>): Promise<void> {
    this.#due += ms
    this.#missing = [...fired]
    const leave = this.#clock.observe((change, timer) => (change === 'fired' ? this.#tick(timer) : undefined))
    try {
      await this.#pass(next, go)
    } finally {
      leave()
    }
  }

  /** The time was set; later times are counted from there. */
  jump(): void {
    this.#due = this.#clock.now()
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
