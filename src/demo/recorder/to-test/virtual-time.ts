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

/** Decides where a test has to advance the clock: where a timer fired, or where one was pending that must not come later. */
export class VirtualTime {
  readonly #isRunning: boolean
  /** ms that the test is behind the recording; below 0 where it was rounded up */
  #behind = 0
  #hasFired = false

  constructor(mode: ClockMode) {
    this.#isRunning = mode !== 'paused'
  }

  pass({ ms, fired = [] }: Passed): void {
    this.#behind += ms
    this.#hasFired ||= fired.some((label) => !DECORATION.includes(label.split(' ')[0] ?? ''))
  }

  /** The line that advances the clock before a step, if it needs one. */
  linesBefore({ busy }: { busy?: true }, isExact = false): string[] {
    if (this.#behind <= 0 || !(this.#hasFired || busy || isExact)) return []
    const round = this.#isRunning && !busy && !isExact ? ROUND : 1
    const ms = Math.ceil(this.#behind / round) * round
    this.#behind -= ms
    this.#hasFired = false
    return [`await demo.clock.advance(${grouped(ms)})`]
  }
}
