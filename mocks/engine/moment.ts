import * as v from 'valibot'
import { isTime, parseTime } from '#src/kit/clock/clock.ts'

/** ms: a leap year */
const LONGEST = 366 * 86_400_000

/** A time that the clock can show, in ms since the epoch. */
export const momentSchema = v.pipe(
  v.number(),
  v.check((at) => isTime(at), 'must be a time of the years 1000 to 9999, in milliseconds since 1970'),
)

/** The same as rows hold it, in ISO 8601. */
export const isoMomentSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => parseTime(text) !== null, 'must be a date and time that there is'),
)

/** How long something takes, in ms: 0 to a year. */
export const durationSchema = v.pipe(
  v.number(),
  v.check((ms) => isDuration(ms), 'must be a number of 0 or more, and at most a year'),
)

export function isDuration(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= LONGEST
}
