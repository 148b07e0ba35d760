import { expect, test } from 'vitest'
import { LETTERS } from './letters.ts'

const texts = import.meta.glob<string>('../../src/content/**/*.ts', { query: '?raw', import: 'default', eager: true })

test('PERF-1: the fonts have every character of the product’s own texts', () => {
  expect(Object.keys(texts).length).toBeGreaterThan(40)
  const missing = Object.values(texts).flatMap((text) => [...text].filter((letter) => !`${LETTERS}\n`.includes(letter)))
  expect(missing).toEqual([])
})
