import { parseTime } from './clock/clock.ts'
import { localTime } from './clock/local-time.ts'

/** Shown for a missing or unreadable date. */
export const NO_DATE = '—'

/** In English. `Intl.DateTimeFormat` takes a phone 95 ms on first use (PERF-2). */
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const HOUR = 3_600_000

/** Date and time of a record, in the browser's time zone: '2 Mar 2026, 11:59'. */
export function formatDateTime(createdAt: string | null | undefined): string {
  const at = parseTime(createdAt ?? '')
  return at === null ? NO_DATE : formatTime(at)
}

/** The same below a heading with the month and year: '2 Mar, 11:59'. */
export function formatDateTimeOfYear(createdAt: string | null | undefined): string {
  return formatDateTime(createdAt).replace(/ \d+,/, ',')
}

/** The month of a record, in the browser's time zone: 'March 2026'. Null for a missing or unreadable date. */
export function monthOf(createdAt: string | null | undefined): string | null {
  const at = parseTime(createdAt ?? '')
  if (at === null) return null
  const { month, year } = localTime(at)
  return `${MONTHS[month - 1]} ${year}`
}

/** The same for a time in ms since the epoch. */
export function formatTime(at: number): string {
  return `${shownDay(at)}, ${timeOfDay(at)}`
}

/** '17:41' */
export function timeOfDay(at: number): string {
  const { hour, minute } = localTime(at)
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}

/** The day of a time (ms since the epoch) in the browser's time zone: '2026-03-02'. */
export function dayOf(at: number): string {
  const { year, month, day } = localTime(at)
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-')
}

/** '2 Mar 2026' for '2026-03-02'. */
export function formatDay(day: string): string {
  const at = parseTime(day)
  return at === null ? NO_DATE : shownDay(at)
}

/** The hour, 0 to 23, of a time (ms since the epoch) in the browser's time zone. */
export function hourOf(at: number): number {
  return localTime(at).hour
}

/** ms from a time to the next full hour in the browser's time zone. */
export function untilNextHour(at: number): number {
  const { minute, second } = localTime(at)
  return HOUR - minute * 60_000 - second * 1_000 - (((at % 1_000) + 1_000) % 1_000)
}

/** 'Mar' for 3, and as `Intl`'s British English has it, 'Sept' for 9. */
export function monthName(month: number): string {
  return MONTHS[month - 1]?.slice(0, month === 9 ? 4 : 3) ?? NO_DATE
}

function shownDay(at: number): string {
  const { day, month, year } = localTime(at)
  return `${day} ${monthName(month)} ${year}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
