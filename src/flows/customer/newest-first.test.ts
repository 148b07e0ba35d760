import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { groupStarts, newestFirst } from './newest-first.ts'

test('OVER-4: rows that are already newest first stay in their order', () => {
  const rows = [
    { createdAt: '2026-03-02T11:59:00.000Z' },
    { createdAt: '2026-03-01T11:59:00.000Z' },
    { createdAt: null },
  ]
  expect(newestFirst(rows)).toEqual(rows)
})

test('OVER-4: other rows are sorted newest first, whatever their date format, those without a date last', () => {
  const rows = [
    { createdAt: 'no date' },
    { createdAt: '2026-03-01T10:00:00Z' },
    { createdAt: '2026-03-01T11:00:00.000Z' },
    {},
    { createdAt: '2026-03-01T12:30:00+02:00' },
  ]
  expect(newestFirst(rows)).toEqual([rows[2], rows[4], rows[1], rows[0], rows[3]])
})

test('OVER-4: the start of each group of a list is found', () => {
  const groups = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 })
  fc.assert(
    fc.property(groups, (sizes) => {
      const rows = sizes.flatMap((size, group) => Array.from({ length: size }, () => `group ${group}`))
      const expected = rows.flatMap((group, at) => (rows[at - 1] === group ? [] : [[at, group]]))
      expect([...groupStarts(rows, (row) => row)]).toEqual(expected)
    }),
  )
})

test('OVER-4, PERF-4: of 100,000 rows in 120 groups, only a few thousand are read', () => {
  const rows = Array.from({ length: 100_000 }, (_, index) => index)
  const groupOf = vi.fn((row: number) => String(Math.floor(row / 834)))
  expect(groupStarts(rows, groupOf).size).toBe(120)
  expect(groupOf.mock.calls.length).toBeLessThan(2_500)
})
