import { expect, test } from 'vitest'
import { parseTime } from '#src/platform/clock/clock.ts'
import { dayOf } from '#src/platform/dates.ts'
import { dayAfter, twelveMonthsTo } from './days.ts'

test.each(['2026-03-02T00:00', '2026-03-02T23:59:59.999', '2026-10-25T03:00', '0987-01-01T12:00'])(
  'OVER-4: the day of %s is that of the browser’s time zone',
  (time) => {
    expect(dayOf(parseTime(time) ?? Number.NaN)).toBe(time.slice(0, 10))
  },
)

test.each([
  ['2026-03-02', '2026-03-03'],
  ['2028-02-28', '2028-02-29'],
  ['2026-12-31', '2027-01-01'],
  ['2026-03-29', '2026-03-30'],
])('OVER-4: the day after %s is %s', (day, after) => {
  expect(dayAfter(day)).toBe(after)
})

test.each([
  ['2026-03-02', '2025-03-03'],
  ['2028-02-29', '2027-03-01'],
])('OVER-4: the twelve months to %s begin on %s', (to, from) => {
  expect(twelveMonthsTo(to)).toEqual({ from, to })
})
