import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

export type Random = ReturnType<typeof createRandom>

/** A seeded generator: the same seed gives the same values (MOCK-3). */
export function createRandom(seed: string) {
  const generator = xoroshiro128plus(hash(seed))
  const int = (min: number, max: number) => uniformInt(generator, min, max)
  const repeat = (length: number, draw: () => string) => Array.from({ length }, draw).join('')
  return {
    /** a whole number from `min` to `max`, both included */
    int,
    /** `length` decimal digits, the first of them 1 to 9 */
    digits: (length: number) => `${int(1, 9)}${repeat(length - 1, () => String(int(0, 9)))}`,
    /** `length` hexadecimal digits */
    hex: (length: number) => repeat(length, () => int(0, 15).toString(16)),
    pick: <T>(values: readonly [T, ...T[]]): T => values[int(0, values.length - 1)] ?? values[0],
  }
}

/** FNV-1a, so that a seed can be text. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value | 0
}
