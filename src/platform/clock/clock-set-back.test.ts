import { beforeEach, expect, test, vi } from 'vitest'
import { AppClock } from './clock.ts'

const HOUR = 3_600_000

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('CLOCK-1: setting the wall clock back does not change the app clock or its timers', () => {
  const clock = new AppClock()
  const start = clock.now()
  const fired: number[] = []
  clock.setTimeout(() => fired.push(clock.now() - start), 30_000)
  vi.advanceTimersByTime(10_000)
  vi.setSystemTime(start + 10_000 - HOUR)
  expect(clock.now() - start).toBe(10_000)
  expect(clock.pending().map((timer) => timer.in)).toEqual([20_000])
  vi.advanceTimersByTime(20_000)
  expect(fired).toEqual([30_000])
})

test('CLOCK-1: setting the wall clock back does not lose the time since the last reading', () => {
  const clock = new AppClock()
  const start = clock.now()
  vi.advanceTimersByTime(10_000)
  vi.setSystemTime(start + 10_000 - HOUR)
  vi.advanceTimersByTime(5_000)
  expect(clock.now() - start).toBe(15_000)
})

test('CLOCK-1: a wall clock set back between two pages does not stop the restored time', () => {
  const before = new AppClock()
  const { state } = before
  vi.setSystemTime(before.now() - HOUR)
  const after = new AppClock()
  after.restore(state)
  expect(after.now()).toBe(state.virtual)
  vi.advanceTimersByTime(1_000)
  expect(after.now()).toBe(state.virtual + 1_000)
})
