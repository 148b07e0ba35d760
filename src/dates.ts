import { parseTime } from './clock.ts'

/** What stands where a date is missing or cannot be read. */
export const NO_DATE = '—'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const timeOfDay = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
})
/** Swedes write their dates as ISO 8601 does. */
const isoDay = new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' })
const shownDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const HOUR = 3_600_000

/** Date and time of a row of the backend, in the browser's zone: '2 Mar 2026, 11:59'. */
export function formatMoment(createdAt: string | null | undefined): string {
  const at = parseTime(createdAt ?? '')
  return at === null ? NO_DATE : moment.format(at)
}

/** The day of a time in ms since the epoch, in the browser's zone: '2026-03-02'. */
export function dayOf(at: number): string {
  return isoDay.format(at).padStart('2026-03-02'.length, '0')
}

/** A day as it is shown: '2 Mar 2026'. */
export function formatDay(day: string): string {
  return shownDay.format(parseTime(day) ?? Number.NaN)
}

/** The hour, 0 to 23, of a time in ms since the epoch, in the browser's zone. */
export function hourOf(at: number): number {
  return timeParts(at).hour
}

/** ms from a time to the next full hour in the browser's zone. */
export function untilNextHour(at: number): number {
  const { minute, second } = timeParts(at)
  return HOUR - minute * 60_000 - second * 1_000 - (((at % 1_000) + 1_000) % 1_000)
}

function timeParts(at: number): { hour: number; minute: number; second: number } {
  const [hour = 0, minute = 0, second = 0] = timeOfDay.format(at).split(':').map(Number)
  return { hour, minute, second }
}
