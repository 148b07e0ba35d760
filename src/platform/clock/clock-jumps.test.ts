import { array, assert, asyncProperty, constantFrom, integer, nat, record } from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppClock, type ClockMode, nextTask } from './clock.ts'

const START = 1_772_409_600_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The host's time, as the computer's sleep and Playwright's `page.clock` change it. */
const host = { wall: 0, page: 0 }

/** Lets the host's time pass, and its timers fire, with the two clocks wherever they are. */
function pass(ms: number, { isDateStanding = false } = {}): void {
  for (let left = ms; left > 0; ) {
    const step = Math.min(left, Math.max(1, nextHostTimer(left)))
    host.page += step
    if (!isDateStanding) host.wall += step
    vi.advanceTimersByTime(step)
    left -= step
  }
}

/** ms until a host timer may fire, at most `limit` */
function nextHostTimer(limit: number): number {
  return vi.getTimerCount() === 0 ? limit : Math.min(limit, 10)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  Object.assign(host, { wall: START, page: 0 })
  vi.stubGlobal('Date', { now: () => host.wall })
  vi.spyOn(performance, 'now').mockImplementation(() => host.page)
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

async function tasks(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTask()
}

/** A call that is answered after 3 s of latency and some work of the bank, and has a time-out of 120 s. */
function call(clock: AppClock, work: () => Promise<void> = async () => {}) {
  const outcome: { is?: string; at?: number } = {}
  const settle = (is: string) => Object.assign(outcome, { is, at: clock.now() - START })
  const timeout = clock.setTimeout(() => settle('timed out'), 120_000)
  clock.setTimeout(() => {
    const end = clock.hold()
    void work().then(() => {
      if (outcome.is === undefined) settle('answered')
      clock.clearTimeout(timeout)
      end()
    })
  }, 3_000)
  return outcome
}

test.each([130_000, 2 * HOUR, 72 * HOUR])(
  'IN-10, HTTP-2: if the wall clock jumps by %i ms during a call, its answer comes first, at its own time',
  async (jump) => {
    const clock = new AppClock()
    const outcome = call(clock, () => tasks(50))
    pass(100)
    host.wall += jump
    expect(clock.now() - START, 'the time does not pass a timer that has not fired').toBe(3_000)
    pass(3_000)
    await vi.waitFor(() => expect(clock.pending()).toEqual([]))
    expect(outcome).toEqual({ is: 'answered', at: 3_000 })
    await tasks(20)
    expect(clock.now()).toBe(host.wall)
  },
)

test('IN-10, HTTP-2: an answer that is being read when the time jumps comes before the time-out', async () => {
  const clock = new AppClock()
  const outcome = call(clock, () => tasks(300))
  pass(3_000)
  await tasks(5)
  expect(outcome).toEqual({})
  host.wall += 5 * MINUTE
  pass(120_000)
  await vi.waitFor(() => expect(outcome.is).toBeDefined())
  expect(outcome.is).toBe('answered')
})

test('IN-10, HTTP-2: work that never ends does not keep a time-out from firing', async () => {
  const clock = new AppClock()
  const outcome = call(clock, () => new Promise<never>(() => {}))
  host.wall += 130_000
  pass(3_000)
  await vi.waitFor(() => expect(outcome.is).toBe('timed out'), { timeout: 20_000 })
}, 30_000)

test('IN-10: on a Date that stands, the clock goes on by the time of the page, exactly', async () => {
  const clock = new AppClock()
  const fired: number[] = []
  for (const ms of [30, 400, 2_500, 90_000]) clock.setTimeout(() => fired.push(clock.now() - START), ms)
  for (let second = 0; second < 90; second += 1) {
    pass(1_000, { isDateStanding: true })
    await tasks(10)
  }
  expect(fired).toEqual([30, 400, 2_500, 90_000])
  expect([host.wall, clock.now()]).toEqual([START, START + 90_000])
})

test('IN-10: a Date that goes back, then forward again, neither stops the clock nor turns it back', async () => {
  const clock = new AppClock()
  const fired: number[] = []
  clock.setTimeout(() => fired.push(clock.now() - START), 30_000)
  pass(10_000)
  host.wall -= 2 * HOUR
  pass(5_000)
  expect(clock.now() - START).toBe(15_000)
  host.wall += 2 * HOUR
  pass(5_000)
  expect(clock.now() - START, 'it was back for 5 s').toBeGreaterThanOrEqual(20_000)
  pass(30_000)
  expect(fired).toEqual([30_000])
})

test('IN-10: timers that chain keep their distances over a jump', async () => {
  const clock = new AppClock()
  const trace: number[] = []
  const again = () => {
    trace.push(clock.now() - START)
    // As React does, with some tasks in between.
    if (trace.length < 4) void tasks(3).then(() => clock.setTimeout(again, 15_000))
  }
  clock.setTimeout(again, 350)
  host.wall += 10 * MINUTE
  pass(350)
  await vi.waitFor(() => expect(trace.length).toBe(4))
  expect(trace).toEqual([350, 15_350, 30_350, 45_350])
})

const jump = record({
  /** ms that pass for both of the host's clocks */
  passes: nat(40_000),
  /** ms by which the wall clock is set */
  wall: constantFrom(0, 0, -2 * HOUR, -700, 300, 130_000, 2 * HOUR),
  isDateStanding: constantFrom(false, true),
  mode: constantFrom<ClockMode | null>(null, null, 'live', 'x10', 'x60', 'paused'),
})

test('IN-10: whatever jumps, timers fire ordered by due time, one a task, at their time, and the time never goes back', async () => {
  await assert(
    asyncProperty(
      array(integer({ min: 0, max: 150_000 }), { minLength: 1, maxLength: 8 }),
      array(jump, { minLength: 1, maxLength: 8 }),
      async (delays, jumps) => {
        Object.assign(host, { wall: START, page: 0 })
        vi.clearAllTimers()
        const clock = new AppClock()
        const fired: { due: number; at: number; task: number }[] = []
        let task = 0
        let last = clock.now()
        for (const delay of delays) {
          const due = clock.now() + delay
          clock.setTimeout(() => fired.push({ due, at: clock.now(), task }), delay)
        }
        for (const { passes, wall, isDateStanding, mode } of jumps) {
          if (mode !== null) clock.set(mode)
          host.wall += wall
          for (let part = 0; part < 4; part += 1) {
            pass(passes / 4, { isDateStanding })
            for (let turn = 0; turn < 12 * delays.length; turn += 1) {
              task += 1
              await nextTask()
              expect(clock.now()).toBeGreaterThanOrEqual(last)
              last = clock.now()
            }
          }
        }
        expect(fired.map(({ at }) => at)).toEqual(fired.map(({ due }) => due))
        expect(fired.map(({ due }) => due)).toEqual(fired.map(({ due }) => due).toSorted((a, b) => a - b))
        expect(new Set(fired.map((one) => one.task)).size).toBe(fired.length)
        expect(clock.pending().length + fired.length).toBe(delays.length)
      },
    ),
    { numRuns: 30 },
  )
}, 60_000)

test('IN-10: a jump whose timer the host does not fire, as at the first call of Playwright’s clock on a running page, is made up by waiting', async () => {
  const clock = new AppClock()
  const fired: [string, number][] = []
  for (const [name, ms] of [
    ['later', 50 * MINUTE],
    ['soon', MINUTE],
  ] as const)
    clock.setTimeout(() => fired.push([name, clock.now() - START]), ms)
  host.wall += HOUR
  host.page += HOUR
  await Promise.all([clock.settled(), clock.settled()])
  expect(fired).toEqual([
    ['soon', MINUTE],
    ['later', 50 * MINUTE],
  ])
  expect(clock.now() - START).toBe(HOUR)
})
