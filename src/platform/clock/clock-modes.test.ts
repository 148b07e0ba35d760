import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppClock, type ClockMode, type ClockState, nextTask } from './clock.ts'

const START = 1_000_000
const WALL = 5_000_000

beforeEach(() => {
  vi.useFakeTimers({ now: WALL, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
})

afterEach(() => {
  vi.useRealTimers()
})

test.each<[ClockMode, number]>([
  ['live', 60_000],
  ['x10', 6_000],
  ['x60', 1_000],
])('CLOCK-1: in mode %s a timer of one minute fires after %i ms, not before', (mode, wait) => {
  const clock = new AppClock({ mode, virtual: START })
  const fired = vi.fn()
  clock.setTimeout(fired, 60_000)
  vi.advanceTimersByTime(wait - 1)
  expect(fired).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(fired).toHaveBeenCalledOnce()
  expect(clock.now()).toBe(START + 60_000)
})

test('CLOCK-1: a paused clock fires nothing; running again, timers continue with their remaining time', () => {
  const clock = new AppClock({ mode: 'live', virtual: START })
  const fired = vi.fn()
  clock.setTimeout(fired, 1_000)
  vi.advanceTimersByTime(400)
  clock.set('paused')
  vi.advanceTimersByTime(1_000_000)
  expect(clock.now()).toBe(START + 400)
  expect(clock.pending()).toEqual([{ owner: 'app', name: 'timer', in: 600 }])
  clock.set('x10')
  vi.advanceTimersByTime(59)
  expect(fired).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(fired).toHaveBeenCalledOnce()
  expect(clock.now()).toBe(START + 1_000)
})

test.each(['fast', '', 'constructor'])('CLOCK-1: the unknown mode %j is rejected and changes nothing', (mode) => {
  const clock = new AppClock({ mode: 'x10', virtual: START })
  expect(() => clock.set(mode as ClockMode)).toThrow(
    `There is no clock mode '${mode}'. The modes are: live, paused, x10, x60`,
  )
  vi.advanceTimersByTime(1_000)
  expect([clock.mode, clock.now()]).toEqual(['x10', START + 10_000])
})

test('CLOCK-1: timers that are due at the same time fire in order, even after one that throws, whose error counts as uncaught', async () => {
  const uncaught: (() => void)[] = []
  vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((run) => uncaught.push(run))
  const clock = new AppClock({ mode: 'live', virtual: START })
  const fired: string[] = []
  clock.setTimeout(() => fired.push('second'), 20)
  clock.setTimeout(() => {
    throw new Error('broken')
  }, 10)
  clock.setTimeout(() => fired.push('third'), 20)
  clock.setTimeout(() => fired.push('first'), 5)
  vi.advanceTimersByTime(100)
  while (clock.pending().length > 0) await nextTask()
  expect(fired).toEqual(['first', 'second', 'third'])
  expect(uncaught.length).toBe(1)
  expect(uncaught[0]).toThrow('broken')
  vi.restoreAllMocks()
})

test('CLOCK-1: a delay longer than a host timer allows still works', () => {
  const clock = new AppClock({ mode: 'live', virtual: START })
  const fired = vi.fn()
  clock.setTimeout(fired, 2 ** 32)
  vi.advanceTimersByTime(2 ** 32 - 1)
  expect(fired).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(fired).toHaveBeenCalledOnce()
})

test('CLOCK-1: setting the date changes the time and keeps the remaining time of each timer', () => {
  const clock = new AppClock({ mode: 'live', virtual: START })
  const fired = vi.fn()
  clock.setTimeout(fired, 1_000)
  vi.advanceTimersByTime(250)
  clock.setNow(START - 86_400_000)
  expect(clock.now()).toBe(START - 86_400_000)
  expect(clock.pending()[0]?.in).toBe(750)
  vi.advanceTimersByTime(750)
  expect(fired).toHaveBeenCalledOnce()
})

test('CLOCK-1: an advance on a live clock goes exactly that far, and the clock runs on from there', async () => {
  const clock = new AppClock({ mode: 'live', virtual: START })
  const fired: number[] = []
  clock.setTimeout(() => fired.push(clock.now() - START), 15_000)
  await clock.advance(30_000)
  expect([fired, clock.now() - START, clock.mode]).toEqual([[15_000], 30_000, 'live'])
  vi.advanceTimersByTime(500)
  expect(clock.now()).toBe(START + 30_500)
})

test('CLOCK-1: a state saved before a reload continues after it; running modes add the wall time since', () => {
  const kept: ClockState = { mode: 'x10', virtual: START, wall: WALL - 2_000 }
  const clock = new AppClock()
  clock.restore(kept)
  expect([clock.now(), clock.mode]).toEqual([START + 20_000, 'x10'])
  clock.restore({ ...kept, mode: 'paused' })
  expect([clock.now(), clock.mode]).toEqual([START, 'paused'])
  clock.restore({ ...kept, wall: WALL + 3_600_000 })
  expect(clock.now(), 'the wall clock was set back').toBe(START)
  vi.advanceTimersByTime(1_000)
  expect(clock.now()).toBe(START + 10_000)
})

test('CLOCK-1: a restored state keeps the remaining time of each timer, and a reset clock is live and shows the wall time', () => {
  const clock = new AppClock({ mode: 'paused', virtual: START })
  clock.setTimeout(() => {}, 1_000)
  clock.restore({ mode: 'paused', virtual: START * 2, wall: WALL })
  expect(clock.pending()[0]?.in).toBe(1_000)
  clock.reset()
  expect([clock.mode, clock.now(), clock.pending()[0]?.in]).toEqual(['live', WALL, 1_000])
})

test('CLOCK-1: listeners are called when mode or time changes, so that both can be saved', async () => {
  const clock = new AppClock({ mode: 'live', virtual: START })
  const states: ClockState[] = []
  const stop = clock.subscribe((state) => states.push(state))
  clock.set('paused')
  clock.setNow(START + 7)
  await clock.advance(5)
  stop()
  clock.set('x60')
  expect(states[0]).toEqual({ mode: 'paused', virtual: START, wall: WALL })
  expect(states[1]).toEqual({ mode: 'paused', virtual: START + 7, wall: WALL })
  expect(states.at(-1)).toEqual({ mode: 'paused', virtual: START + 12, wall: WALL })
})

test('DEMO-17: a clock that is asked to stand stands after an advance under way, keeps its mode, and goes on with what remained', async () => {
  const clock = new AppClock({ mode: 'x10', virtual: START })
  const fired: number[] = []
  clock.setTimeout(() => fired.push(clock.now() - START), 1_000)
  const advanced = clock.advance(400)
  const goOn = await clock.stand()
  await advanced
  vi.advanceTimersByTime(60_000)
  expect([clock.mode, clock.now() - START, clock.pending()[0]?.in, fired]).toEqual(['paused', 400, 600, []])
  expect(clock.state).toEqual({ mode: 'x10', virtual: START + 400, wall: WALL + 60_000 })
  goOn()
  goOn()
  expect(clock.mode).toBe('x10')
  vi.advanceTimersByTime(60)
  expect(fired).toEqual([1_000])
  await clock.stand()
  expect(clock.mode).toBe('paused')
})

test('CLOCK-1: a reset ends an advance under way, and the clock runs on from the wall time', async () => {
  const clock = new AppClock({ mode: 'paused', virtual: START })
  const fired: string[] = []
  clock.setTimeout(() => fired.push('early'), 10)
  clock.setTimeout(() => clock.reset(), 20)
  clock.setTimeout(() => fired.push('late'), 3_600_000)
  await clock.advance(7_200_000)
  expect([fired, clock.mode]).toEqual([['early'], 'live'])
  clock.setTimeout(() => fired.push('next'), 1_000)
  vi.advanceTimersByTime(1_000)
  expect([clock.now(), fired]).toEqual([WALL + 1_000, ['early', 'next']])
})

test('CLOCK-1: an advance can be stopped where it is; one that waits for it does not begin', async () => {
  const clock = new AppClock({ mode: 'paused', virtual: START })
  const stop = new AbortController()
  const fired: string[] = []
  clock.setTimeout(() => fired.push('early'), 10)
  clock.setTimeout(() => stop.abort(), 20)
  clock.setTimeout(() => fired.push('late'), 30)
  await Promise.all([clock.advance(1_000, stop.signal), clock.advance(1_000, stop.signal)])
  expect([fired, clock.mode, clock.now(), clock.pending().length]).toEqual([['early'], 'paused', START + 20, 1])
  await clock.advance(10)
  expect(fired).toEqual(['early', 'late'])
})

test('CLOCK-1: an observer is told of each timer that is set, fires or is cleared, until it leaves', async () => {
  const clock = new AppClock({ mode: 'paused', virtual: START })
  const told: string[] = []
  const leave = clock.observe((change, { owner, name, in: ms }) => told.push(`${change} ${owner} ${name} in ${ms}`))
  const label = (name: string) => ({ owner: 'test', name })
  clock.setTimeout(() => {}, 5, label('short'))
  clock.clearTimeout(clock.setTimeout(() => {}, 9, label('long')))
  clock.clearTimeout(undefined)
  await clock.advance(5)
  leave()
  clock.setTimeout(() => {}, 5)
  expect(told).toEqual(['set test short in 5', 'set test long in 9', 'cleared test long in 9', 'fired test short in 0'])
})
