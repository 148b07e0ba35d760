// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { HEIGHTS, heightOf, nextHeight } from './sheet.ts'

test('DEMO-1: the sheet goes up and down by one height, and stays at either end', () => {
  expect(HEIGHTS.map((height) => [nextHeight(height, -1), nextHeight(height, 1)])).toEqual([
    ['bar', 'half'],
    ['bar', 'full'],
    ['half', 'full'],
  ])
})

test('DEMO-1: an unknown height is half', () => {
  expect(['bar', 'half', 'full', '', 'tall'].map(heightOf)).toEqual(['bar', 'half', 'full', 'half', 'half'])
})
