import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { groupStarts } from './group-starts.ts'

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
