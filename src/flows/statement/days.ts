import type { Period } from '#machines/statement/statement.machine.ts'
import type { StatementPreset } from '#src/content/statement.ts'
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

/** Adds days; computed in UTC, where every day has 24 hours. */
export function dayAfter(day: string, days = 1): string {
  return isoTime((parseTime(`${day}T00:00Z`) ?? Number.NaN) + days * DAY).slice(0, day.length)
}

/** @param span the days of all transfers; null if there are none */
export function presetPeriod(preset: StatementPreset, today: string, span: Period | null): Period {
  const firstOfMonth = `${today.slice(0, 8)}01`
  const lastOfPrevious = dayAfter(firstOfMonth, -1)
  switch (preset) {
    case 'this-month':
      return { from: firstOfMonth, to: today }
    case 'last-month':
      return { from: `${lastOfPrevious.slice(0, 8)}01`, to: lastOfPrevious }
    case 'last-12-months':
      return { from: yearBefore(dayAfter(today)), to: today }
    case 'everything':
      return span === null
        ? { from: firstOfMonth, to: today }
        : { from: span.from, to: span.to > today ? span.to : today }
  }
}

function yearBefore(day: string): string {
  const [year = '', rest = ''] = [day.slice(0, 4), day.slice(4)]
  return `${String(Number(year) - 1).padStart(4, '0')}${rest === '-02-29' ? '-03-01' : rest}`
}
