import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoTime, parseTime } from './clock/clock.ts'
import { formatDateTime, formatDateTimeOfYear, formatDay, hourOf, monthOf, untilNextHour } from './dates.ts'

const at = (text: string) => parseTime(text) ?? Number.NaN

test.each([
  ['2026-03-02T11:59', '2 Mar 2026, 11:59'],
  ['2026-12-31T00:00:00.000', '31 Dec 2026, 00:00'],
  ['yesterday', '—'],
  ['', '—'],
  [null, '—'],
  [undefined, '—'],
])('OVER-4: the timestamp %j is shown as %s', (createdAt, shown) => {
  expect(formatDateTime(createdAt)).toBe(shown)
})

test.each([
  ['2026-09-02T11:59', '2 Sept, 11:59', 'September 2026'],
  ['2026-12-31T23:59:59.999', '31 Dec, 23:59', 'December 2026'],
  ['yesterday', '—', null],
  [null, '—', null],
])('OVER-4: below its month, the timestamp %j is shown as %s', (createdAt, shown, month) => {
  expect([formatDateTimeOfYear(createdAt), monthOf(createdAt)]).toEqual([shown, month])
})

test.each([
  ['2026-03-02T00:00', 0, 3_600_000],
  ['2026-03-02T11:59:59.750', 11, 250],
  ['2026-03-02T12:00', 12, 3_600_000],
  ['2026-03-02T23:30', 23, 1_800_000],
])('OVER-1: at %s the hour is %d, and the next one begins in %d ms', (text, hour, left) => {
  expect([hourOf(at(text)), untilNextHour(at(text))]).toEqual([hour, left])
})

test('OVER-4: days and times are formatted as Intl does in British English', () => {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
  const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
  const times = fc.integer({ min: at('1000-01-02'), max: at('9999-12-30') })
  fc.assert(
    fc.property(times, (time) => {
      const text = isoTime(time)
      expect(formatDateTime(text)).toBe(moment.format(time))
      expect(formatDay(text)).toBe(day.format(time))
    }),
    { numRuns: 1_000 },
  )
})
