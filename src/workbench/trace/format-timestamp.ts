import { localTime } from '#src/platform/clock/local-time.ts'
import { timeOfDay } from '#src/platform/dates.ts'

/** A time in ms since the epoch, in the browser's zone: '09:30:15.000'. Without `Intl`, which takes a phone 95 ms on first use (PERF-2). */
export function formatTimestamp(at: number): string {
  return `${timeWords(at)}.${digits(((at % 1_000) + 1_000) % 1_000, 3)}`
}

/** The same without the milliseconds: '09:30:15'. */
export function timeWords(at: number): string {
  return `${timeOfDay(at)}:${digits(localTime(at).second, 2)}`
}

/** The same as `formatTimestamp` without the hour: '30:15.000'. */
export function minuteWords(at: number): string {
  return formatTimestamp(at).slice('09:'.length)
}

/** A length in ms as seconds, rounded up to tenths: '2.5 s'. */
export function secondsWords(ms: number): string {
  return `${(Math.ceil(ms / 100) / 10).toFixed(1)} s`
}

function digits(value: number, count: number): string {
  return String(Math.trunc(value)).padStart(count, '0')
}
