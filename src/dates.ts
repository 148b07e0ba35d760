import { localTime, parseTime } from './clock.ts'

/** What stands where a date is missing or cannot be read. */
export const NO_DATE = '—'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
// A format takes a phone 15 ms to make: the overview shows no day alone (PERF-2).
let shownDay: Intl.DateTimeFormat | undefined
const HOUR = 3_600_000

/** Date and time of a row of the backend, in the browser's zone: '2 Mar 2026, 11:59'. */
export function formatMoment(createdAt: string | null | undefined): string {
  const at = parseTime(createdAt ?? '')
  return at === null ? NO_DATE : moment.format(at)
}

/** The day of a time in ms since the epoch, in the browser's zone: '2026-03-02'. */
export function dayOf(at: number): string {
  const { year, month, day } = localTime(at)
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-')
}

/** A day as it is shown: '2 Mar 2026'. */
export function formatDay(day: string): string {
  shownDay ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
  return shownDay.format(parseTime(day) ?? Number.NaN)
}

/** The hour, 0 to 23, of a time in ms since the epoch, in the browser's zone. */
export function hourOf(at: number): number {
  return localTime(at).hour
}

/** ms from a time to the next full hour in the browser's zone. */
export function untilNextHour(at: number): number {
  const { minute, second } = localTime(at)
  return HOUR - minute * 60_000 - second * 1_000 - (((at % 1_000) + 1_000) % 1_000)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
