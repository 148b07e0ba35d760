// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sizeByKey } from './drawer.tsx'

const KEYS = ['ArrowUp', 'ArrowDown', 'Home', 'End', 'ArrowLeft', 'ArrowRight', 'a']

test.each([
  ['log', 108, 600, 180, [196, 164, 108, 600, undefined, undefined, undefined]],
  ['context', 208, 640, 288, [304, 272, 208, 640, 304, 272, undefined]],
  ['tree', 144, 480, 288, [304, 272, 144, 480, 272, 304, undefined]],
] as const)(
  'FLOW-3: arrow keys, Home and End move the edge of the drawer %s, the way of the arrow, and no other key does',
  (name, smallest, largest, size, after) => {
    expect(KEYS.map((key) => sizeByKey(key, { name, size, smallest, largest }))).toEqual(after)
  },
)
