// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { HEIGHTS, heightOf, nearestHeight, nextHeight } from './sheet.tsx'

test('DEMO-1: the sheet goes up and down by one height, and stays at either end', () => {
  expect(HEIGHTS.map((height) => [nextHeight(height, -1), nextHeight(height, 1)])).toEqual([
    ['bar', 'half'],
    ['bar', 'full'],
    ['half', 'full'],
  ])
})

test('DEMO-1: a drag ends at the nearest height', () => {
  expect([0, 0.29, 0.3, 0.74, 0.75, 1].map(nearestHeight)).toEqual(['bar', 'bar', 'half', 'half', 'full', 'full'])
})

test('DEMO-1: an unknown height is half', () => {
  expect(['bar', 'half', 'full', '', 'tall'].map(heightOf)).toEqual(['bar', 'half', 'full', 'half', 'half'])
})
