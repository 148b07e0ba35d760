import * as v from 'valibot'
import { isTime, parseTime } from './clock.ts'

/** ms in a leap year */
const MAX_DURATION = 366 * 86_400_000

/** A time that the app clock can have, in ms since the epoch. */
export const timestampSchema = v.pipe(
  v.number(),
  v.check((at) => isTime(at), 'must be a time in the years 1000 to 9999, in milliseconds since 1970'),
)

/** The same in ISO 8601, as rows store it. */
export const isoTimestampSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => parseTime(text) !== null, 'must be a date and time that exists'),
)

/** A duration in ms, between 0 and one year. */
export const durationSchema = v.pipe(
  v.number(),
  v.check((ms) => isDuration(ms), 'must be a number between 0 and one year'),
)

export function isDuration(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_DURATION
}
