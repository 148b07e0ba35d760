import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppClock, isTime, parseTime } from './clock.ts'

const FIRST = parseTime('1000-01-01T00:00Z') ?? Number.NaN
const LAST = parseTime('9999-12-31T23:59:59.999Z') ?? Number.NaN
const NO_TIMES = [FIRST - 1, LAST + 1, 8.64e15, -8.64e15, 1e300, -1e300, Number.NaN, Number.POSITIVE_INFINITY]

beforeEach(() => {
  vi.useFakeTimers({ now: 5_000_000, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
})

afterEach(() => {
  vi.useRealTimers()
})

test('CLOCK-1: the first and the last time of the range are valid', () => {
  const clock = new AppClock({ mode: 'paused' })
  const shown = [FIRST, 0, LAST].map((at) => {
    clock.setNow(at)
    return [clock.now(), isTime(at)]
  })
  expect(shown).toEqual([
    [FIRST, true],
    [0, true],
    [LAST, true],
  ])
})

test.each(NO_TIMES)('CLOCK-1: the clock rejects %s, which is not a valid time, and does not change', (at) => {
  const clock = new AppClock({ mode: 'paused', virtual: 1_000 })
  clock.setTimeout(() => {}, 500)
  const before = [clock.state, clock.now(), clock.pending()]
  expect(() => clock.setNow(at)).toThrow(RangeError)
  expect(() => clock.restore({ mode: 'live', virtual: at, wall: 0 })).toThrow(RangeError)
  expect(() => clock.restore({ mode: 'live', virtual: 0, wall: at })).toThrow(RangeError)
  expect(() => new AppClock({ virtual: at })).toThrow(RangeError)
  expect([clock.state, clock.now(), clock.pending(), isTime(at)]).toEqual([...before, false])
})

test.each(['1', null, undefined, 1n])('CLOCK-1: %s is not a valid time', (value) => {
  expect(isTime(value)).toBe(false)
})

test('CLOCK-2: an advance cannot pass the end of the range', async () => {
  const clock = new AppClock({ mode: 'paused', virtual: LAST - 1_000 })
  await expect(clock.advance(1_001)).rejects.toThrow('The clock shows the years 1000 to 9999')
  await clock.advance(1_000)
  expect(clock.now()).toBe(LAST)
})

test('CLOCK-1: a running clock stops at the end of the range, and later timers never fire', () => {
  const clock = new AppClock({ mode: 'x60', virtual: LAST - 1_000 })
  const fired = vi.fn()
  clock.setTimeout(fired, 2_000)
  vi.advanceTimersByTime(60_000)
  expect([clock.now(), fired.mock.calls.length]).toEqual([LAST, 0])
})
