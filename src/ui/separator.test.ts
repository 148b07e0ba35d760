import { expect, test } from 'vitest'
import { valueByKey } from './separator.tsx'

const KEYS = ['ArrowUp', 'ArrowDown', 'Home', 'End', 'ArrowLeft', 'ArrowRight', 'a']
const sheet = { orientation: 'horizontal', smallest: 0, largest: 2 } as const
const edge = { orientation: 'vertical', smallest: 18, largest: 45 } as const

test('DEMO-1: arrow keys, Home and End set the height of the sheet, and no other key does', () => {
  expect(KEYS.map((key) => valueByKey(key, { ...sheet, value: 1 }))).toEqual([
    2,
    0,
    0,
    2,
    undefined,
    undefined,
    undefined,
  ])
})

test('DEMO-1: arrow keys, Home and End set the width of the desk, and no other key does', () => {
  expect(KEYS.map((key) => valueByKey(key, { ...edge, value: 29 }))).toEqual([30, 28, 18, 45, 30, 28, undefined])
})

test('DEMO-1: at either end of its sizes the desk stays as it is', () => {
  expect(valueByKey('ArrowLeft', { ...edge, value: 45 })).toBe(45)
  expect(valueByKey('ArrowDown', { ...sheet, value: 0 })).toBe(0)
})

test('FLOW-3: the edge of a drawer at the left moves the way of the arrow keys, by its step', () => {
  const tree = { orientation: 'vertical', smallest: 160, largest: 480, step: 16, isBefore: true } as const
  expect(KEYS.map((key) => valueByKey(key, { ...tree, value: 216 }))).toEqual([232, 200, 160, 480, 200, 232, undefined])
})
