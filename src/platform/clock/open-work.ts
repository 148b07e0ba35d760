import type { AppClock } from './clock.ts'

/** Work that waits for the clock, with the ms of virtual time that are left. */
export type Open<Work extends object> = Work & { in: number }

/** What a page has under way, as a moment keeps it, and what was open at a restored moment, which the page begins again (DEMO-17). */
export class OpenWork<Work extends object> {
  protected readonly clock: AppClock
  /** with the clock's timers */
  protected readonly waiting = new Set<Work & { timer: number }>()
  #resumed: readonly Open<Work>[] = []

  constructor(clock: AppClock) {
    this.clock = clock
  }

  /** Adds what waits for this timer. Returns a function that removes it. */
  add(work: Work & { timer: number }): () => void {
    this.waiting.add(work)
    return () => this.waiting.delete(work)
  }

  list(): Open<Work>[] {
    return [...this.waiting].flatMap(({ timer, ...work }) => {
      const due = this.clock.due(timer)
      return due === undefined ? [] : [{ ...(work as object as Work), in: Math.max(0, due - this.clock.now()) }]
    })
  }

  /** What is begun next continues this work, with the time that was left. */
  resume(work: readonly Open<Work>[]): void {
    this.#resumed = [...work]
  }

  /** The open work that is begun again. */
  take(isSame: (work: Work) => boolean): Open<Work> | undefined {
    const found = this.#resumed.find(isSame)
    this.#resumed = this.#resumed.filter((work) => work !== found)
    return found
  }
}
