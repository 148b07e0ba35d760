import { isoTime, parseTime } from '#src/platform/clock/clock.ts'
import { createRandom } from '#src/platform/clock/random.ts'

/** The closing price of one day. */
export interface Close {
  /** as '2026-03-02' */
  day: string
  value: number
}

export interface MarketSeed {
  id: string
  /** the level that the market moves around */
  start: number
}

const DAY = 86_400_000
const WEEKS = 26

/** Wave lengths in days, each with its amplitude as a share of the market's level. */
const WAVES = [
  [160, 0.2],
  [45, 0.1],
  [12, 0.035],
  [3, 0.012],
] as const

/**
 * The closing prices of the 26 weeks up to a day (INV-3). Each depends only on the market and its own day, so a day's price never
 * changes afterwards.
 */
export function closingPricesUpTo({ id, start }: MarketSeed, lastDay: string): Close[] {
  const last = Math.floor((parseTime(`${lastDay}T12:00Z`) ?? 0) / DAY)
  const waves = WAVES.map(([length, share]) => ({ length, share, wave: createWave(`${id} ${length}`) }))
  return Array.from({ length: WEEKS * 7 + 1 }, (_, index) => {
    const day = last - WEEKS * 7 + index
    const level = waves.reduce((sum, { length, share, wave }) => sum + share * wave(day / length), 1)
    return { day: isoTime(day * DAY).slice(0, 10), value: Math.round(start * level * 100) / 100 }
  })
}

/** One price a week, the newest first. */
export function weekly(closes: readonly Close[]): Close[] {
  return closes.filter((_, index) => index % 7 === 0).reverse()
}

/** The change from the first price to the last, as a share of the first. */
export function changeOf(closes: readonly Close[]): number {
  const first = closes[0]?.value ?? 0
  return first === 0 ? 0 : ((closes.at(-1)?.value ?? first) - first) / first
}

/** A smooth curve through random points between -1 and 1, one at every whole number. */
function createWave(seed: string): (at: number) => number {
  const points = new Map<number, number>()
  const point = (index: number) => {
    const known = points.get(index) ?? createRandom(`market ${seed} ${index}`).int(-1_000, 1_000) / 1_000
    points.set(index, known)
    return known
  }
  return (at) => {
    const before = Math.floor(at)
    const part = at - before
    const share = part * part * (3 - 2 * part)
    return point(before) * (1 - share) + point(before + 1) * share
  }
}
