import { expect, test } from 'vitest'
import type { Transfer } from '#src/contract/entities.ts'
import { oldestDay, rowsIn, totalsOf, undatedIn } from './statement-rows.ts'

/** Times without a zone are of the browser's, whichever it is. */
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
])('OVER-4: from %s to %s the rows are %s: both days whole, no undated one', (from, to, ids) => {
  const rows = rowsIn({ from, to }, ROWS)
  expect(rows.map(({ _id }) => _id).join('')).toBe(ids)
})

test('OVER-4: the undated are counted, and the oldest day is that of a dated one', () => {
  expect([undatedIn(ROWS), oldestDay(ROWS)]).toEqual([2, '2025-12-31'])
  expect([undatedIn([]), oldestDay([])]).toEqual([0, null])
  expect([undatedIn(ROWS.slice(5)), oldestDay(ROWS.slice(5))]).toEqual([2, null])
})

test('DATA-3: what a period holds is summed by status, of amounts in whatever form they come', () => {
  const rows: Transfer[] = [
    { _id: 'a', amount: '1200.50', status: true },
    { _id: 'b', amount: 99.5, status: false },
    { _id: 'c', amount: 'much', status: null },
    { _id: 'd', amount: 1, status: 'true' },
  ]
  expect(totalsOf(rows)).toEqual({ count: 4, approved: 1_201.5, pending: 99.5, all: 1_301 })
  expect(totalsOf([])).toEqual({ count: 0, approved: 0, pending: 0, all: 0 })
})
