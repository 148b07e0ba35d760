import { assert, integer, nat, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

test('MOCK-3: the same seed gives the same values, another seed gives others', () => {
  const draw = (seed: string) => {
    const random = createRandom(seed)
    return [random.int(0, 1_000_000), random.digits(10), random.hex(24), random.pick(['a', 'b', 'c'])]
  }
  assert(
    property(string(), (seed) => {
      expect(draw(seed)).toEqual(draw(seed))
    }),
  )
  expect(draw('kettles')).not.toEqual(draw('kettler'))
})

test('MOCK-3: whole numbers are between their bounds, both included', () => {
  assert(
    property(string(), tuple(integer({ min: -1_000, max: 1_000 }), nat(50)), (seed, [min, width]) => {
      const value = createRandom(seed).int(min, min + width)
      expect(Number.isInteger(value) && value >= min && value <= min + width).toBe(true)
    }),
  )
  const random = createRandom('bounds')
  const drawn = new Set(Array.from({ length: 200 }, () => random.int(0, 3)))
  expect([...drawn].sort()).toEqual([0, 1, 2, 3])
})

test('MOCK-3: a pick is one of the values, and every value is picked sometimes', () => {
  const random = createRandom('pick')
  const picked = new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c'])))
  expect([...picked].sort()).toEqual(['a', 'b', 'c'])
})
