// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { AppClock } from '#src/platform/clock/clock.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { askedDone, installClockStorage, prepareDemo } from './prepare.ts'

afterEach(() => tabStorage.clear())

const kept = (state: object) => tabStorage.setItem('larkspur.clock', JSON.stringify(state))

test('CLOCK-1: mode and time survive a reload', () => {
  const before = new AppClock({ mode: 'paused', virtual: 1_000 })
  installClockStorage(before)
  before.setNow(5_000)
  const after = new AppClock()
  installClockStorage(after)
  expect([after.mode, after.now()]).toEqual(['paused', 5_000])
})

test.each([
  { mode: 'live', virtual: 1e300, wall: 0 },
  { mode: 'x60', virtual: -8.64e15, wall: 0 },
  { mode: 'live', virtual: 0, wall: 1e300 },
  { mode: 'warp', virtual: 0, wall: 0 },
  {},
])('CLOCK-1: a state that names no time is not restored: %j', (state) => {
  kept(state)
  const clock = new AppClock({ mode: 'paused', virtual: 1_000 })
  installClockStorage(clock)
  expect([clock.mode, clock.now()]).toEqual(['paused', 1_000])
})

test('IN-10: what passed on a Date that stands is not lost by a reload', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const before = new AppClock()
  const start = before.now()
  installClockStorage(before)
  vi.advanceTimersByTime(5_000)
  vi.setSystemTime(start)
  dispatchEvent(new Event('pagehide'))
  const after = new AppClock()
  installClockStorage(after)
  expect(after.now()).toBe(start + 5_000)
  vi.useRealTimers()
})

test('DEMO-7: a page that is reloaded before it has done what its address asked for does it then', () => {
  const open = (path: string) => {
    history.replaceState(null, '', path)
    return prepareDemo(new AppClock())?.as
  }
  const reload = () => open(location.pathname + location.search)
  expect([open('/loan?as=ada&x=1'), location.search, reload(), reload()]).toEqual(['ada', '?x=1', 'ada', 'ada'])
  askedDone()
  expect(reload()).toBe(null)
  expect([open('/loan?as=ada'), open('/account-details'), open('/loan')]).toEqual(['ada', null, null])
  expect([open('/loan?as=ada'), open('/loan?as=omar'), reload()]).toEqual(['ada', 'omar', 'omar'])
  askedDone()
})
