import { isoTime, parseTime } from '#src/kit/clock/clock.ts'
import { createRandom } from '#src/kit/clock/random.ts'

/** One day's close. */
export interface Close {
  /** as '2026-03-02' */
  day: string
  value: number
}

export interface MarketSeed {
  id: string
  /** about where it moves */
  start: number
}

const DAY = 86_400_000
export const WEEKS = 26

/** Waves of several lengths in days, each with the share of the level that it moves by. */
const WAVES = [
  [160, 0.2],
  [45, 0.1],
  [12, 0.035],
  [3, 0.012],
] as const

/**
 * The closes of 26 weeks up to a day, drawn from the market's name and the day alone (INV-3): what one day has closed
 * at is the same whenever one looks back at it.
 */
export function closesUpTo({ id, start }: MarketSeed, lastDay: string): Close[] {
  const last = Math.floor((parseTime(`${lastDay}T12:00Z`) ?? 0) / DAY)
  const waves = WAVES.map(([length, share]) => ({ length, share, wave: createWave(`${id} ${length}`) }))
  return Array.from({ length: WEEKS * 7 + 1 }, (_, index) => {
    const day = last - WEEKS * 7 + index
    const level = waves.reduce((sum, { length, share, wave }) => sum + share * wave(day / length), 1)
    return { day: isoTime(day * DAY).slice(0, 10), value: Math.round(start * level * 100) / 100 }
  })
}

/** Every seventh close, the newest first. */
export function weekly(closes: readonly Close[]): Close[] {
  return closes.filter((_, index) => index % 7 === 0).reverse()
}

/** From the first close to the last, as a share of the first. */
export function changeOf(closes: readonly Close[]): number {
  const first = closes[0]?.value ?? 0
  return first === 0 ? 0 : ((closes.at(-1)?.value ?? first) - first) / first
}

/** A smooth line through points drawn at every whole number, from -1 to 1; each is drawn once. */
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
