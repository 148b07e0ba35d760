import { expect, test } from 'vitest'
import { parseTime } from '#src/platform/clock/clock.ts'
import { dayOf } from '#src/platform/dates.ts'
import { dayAfter, presetPeriod } from './days.ts'

test.each(['2026-03-02T00:00', '2026-03-02T23:59:59.999', '2026-10-25T03:00', '0987-01-01T12:00'])(
  'OVER-4: the day of %s is that of the browser’s time zone',
  (time) => {
    expect(dayOf(parseTime(time) ?? Number.NaN)).toBe(time.slice(0, 10))
  },
)

test.each([
  ['2026-03-02', 1, '2026-03-03'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-29', 1, '2026-03-30'],
])('OVER-4: the day %s plus %d days is %s', (day, days, after) => {
  expect(dayAfter(day, days)).toBe(after)
})

const SPAN = { from: '2019-07-14', to: '2026-02-26' }

test.each([
  ['this-month', '2026-03-02', SPAN, '2026-03-01', '2026-03-02'],
  ['last-month', '2026-03-02', SPAN, '2026-02-01', '2026-02-28'],
  ['last-month', '2026-01-31', SPAN, '2025-12-01', '2025-12-31'],
  ['last-12-months', '2026-03-02', SPAN, '2025-03-03', '2026-03-02'],
  ['last-12-months', '2028-02-29', SPAN, '2027-03-01', '2028-02-29'],
  ['everything', '2026-03-02', SPAN, '2019-07-14', '2026-03-02'],
  ['everything', '2026-03-02', null, '2026-03-01', '2026-03-02'],
  // The clock was set back since.
  ['everything', '2026-02-20', SPAN, '2019-07-14', '2026-02-26'],
  ['everything', '2019-01-01', SPAN, '2019-07-14', '2026-02-26'],
] as const)(
  'OVER-4: the preset %s, chosen on %s, of transfers of %j, is from %s to %s',
  (preset, today, span, from, to) => {
    expect(presetPeriod(preset, today, span)).toEqual({ from, to })
  },
)
