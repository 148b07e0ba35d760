import type { Period } from '#machines/statement/statement.machine.ts'
import { isoTime, parseTime } from '#src/platform/clock/clock.ts'

const DAY = 86_400_000

/** The browser's time zone, in which all days are meant: 'Europe/Berlin'. */
export function zoneName(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The start of a day in the browser's time zone, in ms since the epoch. */
export function startOf(day: string): number {
  return parseTime(day) ?? Number.NaN
}

/** The next day; computed in UTC, where every day has 24 hours. */
export function dayAfter(day: string): string {
  return isoTime((parseTime(`${day}T00:00Z`) ?? Number.NaN) + DAY).slice(0, day.length)
}

/** The twelve months that end with a day. */
export function twelveMonthsTo(day: string): Period {
  return { from: yearBefore(dayAfter(day)), to: day }
}

function yearBefore(day: string): string {
  const [year = '', rest = ''] = [day.slice(0, 4), day.slice(4)]
  return `${String(Number(year) - 1).padStart(4, '0')}${rest === '-02-29' ? '-03-01' : rest}`
}
