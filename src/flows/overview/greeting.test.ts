import { expect, test } from 'vitest'
import { partOfDay } from './greeting.ts'

test('OVER-1: morning before 12, afternoon in the hours 12 to 15, evening from 16 on', () => {
  const day = Array.from({ length: 24 }, (_, hour) => partOfDay(hour))
  expect(day).toEqual([...Array(12).fill('morning'), ...Array(4).fill('afternoon'), ...Array(8).fill('evening')])
})
