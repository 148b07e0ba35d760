import { expect, test } from 'vitest'
import type { Transfer } from '#src/contract/entities.ts'
import { rowsIn, totalsOf } from './build-statement.ts'

/** Without an offset, so in the browser's time zone, whichever it is. */
const ROWS: readonly Transfer[] = [
  { _id: 'f', createdAt: '2026-03-03T00:00:00.000' },
  { _id: 'e', createdAt: '2026-03-02T23:59:59.999' },
  { _id: 'd', createdAt: '2026-03-02T00:00:00.000' },
  { _id: 'c', createdAt: '2026-03-01T23:59:59.999' },
  { _id: 'b', createdAt: '2025-12-31T12:00:00.000' },
  { _id: 'a', createdAt: 'once' },
  { _id: '0' },
]

test.each([
  ['2026-03-02', '2026-03-02', 'ed'],
  ['2026-03-01', '2026-03-02', 'edc'],
  ['2026-03-03', '2026-03-09', 'f'],
  ['2026-01-01', '2026-02-28', ''],
  ['2025-12-31', '2025-12-31', 'b'],
  ['0001-01-01', '9999-12-30', 'fedcb'],
])(
  'OVER-4: a period from %s to %s has the rows %s: both days are included, rows without a date are not',
  (from, to, ids) => {
    const rows = rowsIn({ from, to }, ROWS)
    expect(rows.map(({ _id }) => _id).join('')).toBe(ids)
  },
)

test('DATA-3: a period’s amounts are summed by status, whether strings or numbers', () => {
  const rows: Transfer[] = [
    { _id: 'a', amount: '1200.50', status: true },
    { _id: 'b', amount: 99.5, status: false },
    { _id: 'c', amount: 'much', status: null },
    { _id: 'd', amount: 1, status: 'true' },
  ]
  expect(totalsOf(rows)).toEqual({ count: 4, approved: 1_201.5, pending: 99.5, all: 1_301 })
  expect(totalsOf([])).toEqual({ count: 0, approved: 0, pending: 0, all: 0 })
})
