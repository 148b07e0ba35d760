import { clock } from '#src/platform/actors/runtime.ts'
import { beatOf, nextFrame, type Pace, readingTime, speedOf } from './pacing.ts'

interface TempoParts {
  pace(): Pace
  isPaused(): boolean
  isCalm(): boolean
  /** Reports every change of the replay, the tempo's own among them. */
  subscribe(listener: () => void): () => void
}

/** Passes the real and the virtual time of a replay. While it is paused without a goal, everything waits. */
export class Tempo {
  readonly #parts: TempoParts
  /** what to run even while paused: one step, or all up to the next caption */
  goal: 'step' | 'caption' | null = null
  /** run the rest up to the next caption at once */
  isHurried = false
  /** the index of the caption that is reached as fast as possible, from the start */
  target: number | null = null
  /** the target has changed: begin again */
  isRewinding = false
  isStopping = false

  constructor(parts: TempoParts) {
    this.#parts = parts
  }

  reset(goal: Tempo['goal'] = null): void {
    this.goal = goal
    this.isHurried = false
    this.target = null
    this.isRewinding = false
    this.isStopping = false
  }

  rewind(target: number): void {
    this.reset()
    this.target = target
    this.isRewinding = true
  }

  /** Returns whether the caption at this index is shown, rather than passed on the way to another. */
  arriveAt(index: number): boolean {
    if (this.target !== null && index < this.target) return false
    this.target = null
    this.isHurried = false
    if (this.goal === 'caption') this.goal = null
    return true
  }

  /** Waits while the replay is paused. Throws `Stopped` or `Rewound` when it is. */
  async gate(): Promise<void> {
    while (this.#isWaiting)
      await new Promise<void>((resolve) => {
        const leave = this.#parts.subscribe(() => {
          leave()
          resolve()
        })
      })
    if (this.isStopping) throw new Stopped()
    if (this.isRewinding) throw new Rewound()
  }

  /** Gives the person time to see what is done next. */
  beat(isTyping: boolean): Promise<void> {
    return this.#rest(beatOf(this.#parts.pace(), isTyping, this.#isBrisk), () => this.#isInstant)
  }

  /** Gives the person time to read a caption. */
  read(text: string): Promise<void> {
    return this.#rest(readingTime(this.#parts.pace(), text), () => this.goal !== null)
  }

  /** Advances the clock by `ms`, a part of a stretch, at the current pace. With 0 ms, the timers that are due fire. */
  async go(ms: number, stretch: number): Promise<void> {
    let left = ms
    let last: number | null = null
    do {
      await this.gate()
      const speed = this.#isInstant ? Number.POSITIVE_INFINITY : speedOf(this.#parts.pace(), stretch, this.#isBrisk)
      if (!Number.isFinite(speed)) return clock.advance(left)
      const frame = await nextFrame(last)
      last = frame.at
      const slice = Math.min(left, Math.round(frame.ms * speed))
      await clock.advance(slice)
      left -= slice
    } while (left > 0)
  }

  /** Waits for `ms` of real time to pass, or until there is nothing to wait for. */
  async #rest(ms: number, isOver: () => boolean): Promise<void> {
    let left = ms
    let last: number | null = null
    while (left > 0 && !isOver()) {
      await this.gate()
      if (isOver()) return
      const frame = await nextFrame(last)
      last = frame.at
      left -= frame.ms
    }
  }

  get #isBrisk(): boolean {
    return this.goal === 'caption'
  }

  get #isInstant(): boolean {
    const isUnseen = this.goal === 'step' || this.target !== null || this.isHurried
    return isUnseen || (this.#isBrisk && this.#parts.isCalm())
  }

  get #isWaiting(): boolean {
    return this.#parts.isPaused() && this.goal === null && this.target === null && !this.isStopping
  }
}

export class Stopped extends Error {}
export class Rewound extends Error {}
