import { expect, test } from 'vitest'
import { valueByKey } from './separator.tsx'

const KEYS = ['ArrowUp', 'ArrowDown', 'Home', 'End', 'ArrowLeft', 'ArrowRight', 'a']
const log = { orientation: 'horizontal', smallest: 108, largest: 600, isBefore: false } as const
const context = { orientation: 'vertical', smallest: 208, largest: 640, isBefore: false } as const

const after = (values: Parameters<typeof valueByKey>[1]) => KEYS.map((key) => valueByKey(key, values))

test('FLOW-3: arrow keys, Home and End move the edge of a drawer, the way of the arrow, and no other key does', () => {
  expect(after({ ...log, value: 180 })).toEqual([196, 164, 108, 600, undefined, undefined, undefined])
  expect(after({ ...context, value: 288 })).toEqual([304, 272, 208, 640, 304, 272, undefined])
  expect(after({ ...context, isBefore: true, value: 288 })).toEqual([304, 272, 208, 640, 272, 304, undefined])
})

test('FLOW-3: at either end of its sizes a drawer stays as it is', () => {
  expect(valueByKey('ArrowLeft', { ...context, value: 640 })).toBe(640)
  expect(valueByKey('ArrowDown', { ...log, value: 108 })).toBe(108)
})
