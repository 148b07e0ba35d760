import { DECORATION } from '#src/demo/recorder/proof.ts'
import type { ClockMode } from '#src/kit/clock/clock.ts'
import { grouped } from './literal.ts'

/** ms to which a test advances the clock, where the recording's clock ran and its times are nobody's choice */
const ROUND = 100

interface Passed {
  ms: number
  fired?: string[]
  busy?: true
}

/**
 * Decides where a test has to advance the clock: where a timer fired, or where one was pending that must not come later. Other time
 * changes nothing, and a test does not spend it.
 */
export class VirtualTime {
  readonly #isRunning: boolean
  readonly #isExact: boolean
  /** ms that the test is behind the recording; below 0 where it was rounded up */
  #behind = 0
  #hasFired = false

  /** @param isExact for recordings that do not say when timers were pending */
  constructor(mode: ClockMode, isExact: boolean) {
    this.#isRunning = mode !== 'paused'
    this.#isExact = isExact
  }

  pass({ ms, fired = [] }: Passed): void {
    this.#behind += ms
    this.#hasFired ||= fired.some((label) => !DECORATION.includes(label.split(' ')[0] ?? ''))
  }

  /** Whether the test is to advance the clock before anything else. */
  get isDue(): boolean {
    return this.#hasFired && this.#behind > 0
  }

  /** The line that advances the clock before a step, if it needs one. */
  linesBefore({ busy = this.#isExact }: { busy?: boolean } = {}): string[] {
    const isDue = this.#behind > 0 && (this.#hasFired || busy)
    const round = this.#isRunning && !busy ? ROUND : 1
    const ms = Math.ceil(this.#behind / round) * round
    this.#behind = isDue ? this.#behind - ms : 0
    this.#hasFired = false
    return isDue ? [`await demo.clock.advance(${grouped(ms)})`] : []
  }
}
