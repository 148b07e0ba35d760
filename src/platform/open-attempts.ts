import type { AppClock } from './clock/clock.ts'

/** An attempt of a call that is under way, or the wait before the next one, as a moment keeps it (DEMO-17). */
export interface OpenAttempt {
  method: string
  url: string
  /** how many attempts have failed before */
  failed: number
  /** whether this is the wait before the next attempt */
  isWaiting: boolean
  /** ms of virtual time that are left of the time-out, or of the wait */
  in: number
}

interface Running extends Omit<OpenAttempt, 'in'> {
  /** the clock's timer */
  timer: number
}

/** The open attempts of a root's calls. */
export class OpenAttempts {
  readonly #clock: AppClock
  readonly #running = new Set<Running>()
  #resumed: readonly OpenAttempt[] = []

  constructor(clock: AppClock) {
    this.#clock = clock
  }

  /** Adds an attempt or a wait. Returns a function that removes it. */
  note(attempt: Running): () => void {
    this.#running.add(attempt)
    return () => this.#running.delete(attempt)
  }

  /** The open attempt that a call continues if it is sent again. */
  take({ method, url }: Pick<OpenAttempt, 'method' | 'url'>): OpenAttempt | undefined {
    const found = this.#resumed.find((one) => one.method === method && one.url === url)
    this.#resumed = this.#resumed.filter((one) => one !== found)
    return found
  }

  list(): OpenAttempt[] {
    return [...this.#running].flatMap(({ timer, ...attempt }) => {
      const due = this.#clock.due(timer)
      return due === undefined ? [] : [{ ...attempt, in: Math.max(0, due - this.#clock.now()) }]
    })
  }

  /** The next calls to the same addresses continue these attempts, with the time that was left. */
  resume(attempts: readonly OpenAttempt[]): void {
    this.#resumed = [...attempts]
  }
}
