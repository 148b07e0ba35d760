import type { AppClock, PendingTimer } from '#src/kit/clock/clock.ts'

/** ms by which a timer that is waited for may come late: a running clock rounds. */
const GRACE = 50

/** A stretch of a recording's time: how long, which timers fired in it, and which fired next after it. */
export interface Stretch {
  ms: number
  fired?: string[]
  next: string | undefined
}

/**
 * Passes the virtual time of a recording on a paused clock, with its timers in the recorded order. A clock that ran fires late:
 * a timer that was due, but fired only after what the person did next, waits for that here too.
 */
export class RecordedTime {
  readonly #clock: AppClock
  #due: number
  #missing: string[] = []

  constructor(clock: AppClock) {
    this.#clock = clock
    this.#due = clock.now()
  }

  /** `go` takes the clock forward by so many ms, at whatever pace; all is settled before and after it. */
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

  /** The time was set: what follows is counted from there. */
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
