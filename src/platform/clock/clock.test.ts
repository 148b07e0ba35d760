import { expect, test } from 'vitest'
import { AppClock, isoTime, nextTask, parseTime } from './clock.ts'

const START = 1_000_000

test.each<[string, (clock: AppClock) => Promise<unknown>]>([
  ['its promises', () => turns(50)],
  ['a few tasks, as rendering takes', () => tasks(3)],
  ['work that holds the clock', (clock) => clock.track(tasks(30))],
])('CLOCK-2: what a timer begins finishes before the next timer fires: %s', async (_, work) => {
  const { clock, trace, set } = traced()
  clock.setTimeout(() => void work(clock).then(() => set('set by the work', 5)), 10)
  set('later', 16)
  await clock.advance(20)
  expect(trace).toEqual(['set by the work 15', 'later 16'])
})

test('CLOCK-2: settled waits for every hold and every probe; releasing a hold twice counts once', async () => {
  const { clock, trace } = traced()
  const ends = [clock.hold(), clock.hold()]
  let quiet = false
  const remove = clock.addProbe(() => quiet)
  const done = clock.settled().then(() => trace.push('settled'))
  ends[0]?.()
  ends[0]?.()
  await tasks(20)
  expect(trace).toEqual([])
  ends[1]?.()
  await tasks(20)
  expect(trace).toEqual([])
  quiet = true
  await done
  quiet = false
  remove()
  await clock.settled()
})

test('CLOCK-2: tracked work holds the clock until it succeeds or fails', async () => {
  const clock = pausedClock()
  let settled = false
  const work = clock.track(tasks(20).then(() => Promise.reject(new Error('refused'))))
  const done = clock.settled().then(() => {
    settled = true
  })
  await expect(work).rejects.toThrow('refused')
  expect(settled).toBe(false)
  await done
})

test('CLOCK-2: a cancelled timer never fires, even when the previous timer cancels it', async () => {
  const { clock, trace, set } = traced()
  const doomed = set('doomed', 10)
  clock.clearTimeout(set('cancelled at once', 5))
  clock.setTimeout(() => clock.clearTimeout(doomed), 10 - 1)
  clock.clearTimeout(undefined)
  await clock.advance(100)
  expect(trace).toEqual([])
  expect(clock.pending()).toEqual([])
})

test('CLOCK-2: a timer that throws does not stop the others, and the jump rethrows its error', async () => {
  const { clock, trace, set } = traced()
  clock.setTimeout(() => {
    throw new Error('broken')
  }, 5)
  set('after it', 6)
  await expect(clock.advance(10)).rejects.toThrow('broken')
  expect(trace).toEqual(['after it 6'])
  expect(clock.now()).toBe(START + 10)
  await clock.advance(1)
  expect(clock.now()).toBe(START + 11)
})

test('CLOCK-2: jumps requested at the same time run one after the other', async () => {
  const { clock, trace, set } = traced()
  set('first', 10)
  set('second', 30)
  const passed = () => clock.now() - START
  const jumps = [clock.advance(20).then(passed), clock.advance(20).then(passed), clock.next()]
  expect(await Promise.all(jumps)).toEqual([20, 40, 0])
  expect(trace).toEqual(['first 10', 'second 30'])
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('CLOCK-1: an advance by %s throws a RangeError', async (ms) => {
  await expect(pausedClock().advance(ms)).rejects.toThrow('advance needs a number of milliseconds of 0 or more')
})

test('CLOCK-1: a delay that is not a number, or is negative, is due at once', async () => {
  const { clock, trace, set } = traced()
  set('nonsense', Number.NaN)
  set('negative', -50)
  await clock.advance(0)
  expect(trace).toEqual(['nonsense 0', 'negative 0'])
})

test('CLOCK-1: wait rejects with the reason of its signal and leaves no timer', async () => {
  const clock = pausedClock()
  const controller = new AbortController()
  const wait = clock.wait(1_000, { owner: 'call', name: 'timeout' }, controller.signal)
  controller.abort('left')
  await expect(wait).rejects.toBe('left')
  await expect(clock.wait(1, undefined, controller.signal)).rejects.toBe('left')
  expect(clock.pending()).toEqual([])
})

test('CLOCK-1: a date without a zone is local; texts that are not dates are rejected', () => {
  const local = parseTime('2026-03-02T11:59') ?? 0
  const hourAndMinute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' }).format(local)
  expect(hourAndMinute).toBe('02/03/2026, 11:59')
  expect(isoTime(parseTime('2026-03-02T11:59:30.5Z') ?? 0)).toBe('2026-03-02T11:59:30.500Z')
  expect(isoTime(parseTime('2026-03-02T11:59+02:00') ?? 0)).toBe('2026-03-02T09:59:00.000Z')
  for (const text of [
    '2026-03-02T11:59:30.123456Z',
    '2026-03-02T11:59:30.123456789+00:00',
    '2026-03-02 11:59:30.123Z',
    '2026-03-02t11:59:30.123z',
    '2026-03-02T13:59:30.123+0200',
  ])
    expect(isoTime(parseTime(text) ?? 0), text).toBe('2026-03-02T11:59:30.123Z')
  expect(parseTime('2026-03-02 11:59:30')).toBe(parseTime('2026-03-02T11:59:30'))
  expect(parseTime('2026-03-02')).toBe(parseTime('2026-03-02T00:00'))
  const wrong = [
    '',
    'noon',
    '11:59',
    '1e12',
    '2026-02-30',
    '2025-02-29T10:00Z',
    '2026-03-02T25:00',
    '2026-03-02T11:59 ',
  ]
  expect(wrong.filter((text) => parseTime(text) !== null)).toEqual([])
})

function pausedClock() {
  return new AppClock({ mode: 'paused', virtual: START })
}

/** A clock, and a function that sets timers which log their name and time when they fire. */
function traced(clock = pausedClock()) {
  const trace: string[] = []
  const set = (name: string, ms: number) => clock.setTimeout(() => trace.push(`${name} ${clock.now() - START}`), ms)
  return { clock, trace, set }
}

async function tasks(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTask()
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve()
}
