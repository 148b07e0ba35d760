interface Timer {
  id: number
  due: number
  run: () => void
}

/** A clock that only advances when told to, one timer at a time. Times are in ms from its start. */
export class ManualClock {
  #now = 0
  #lastId = 0
  #timers: Timer[] = []

  now(): number {
    return this.#now
  }

  setTimeout(run: () => void, ms: number): number {
    this.#lastId += 1
    this.#timers.push({ id: this.#lastId, due: this.#now + ms, run })
    this.#timers.sort((one, other) => one.due - other.due || one.id - other.id)
    return this.#lastId
  }

  clearTimeout(id: number): void {
    this.#timers = this.#timers.filter((timer) => timer.id !== id)
  }

  /** ms until each timer fires, the soonest first */
  pending(): number[] {
    return this.#timers.map(({ due }) => due - this.#now)
  }

  /** Advances to the next timer and fires only that one. */
  next(): void {
    const timer = this.#timers.shift()
    if (timer === undefined) return
    this.#now = timer.due
    timer.run()
  }
}
