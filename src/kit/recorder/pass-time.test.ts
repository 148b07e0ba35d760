import { expect, test } from 'vitest'
import { AppClock } from '#src/kit/clock/clock.ts'
import { RecordedTime, type Stretch } from './pass-time.ts'

/** Timers on a paused clock at 0, and what passes its time; each stretch gives the time after it and what has fired. */
function recorded(timers: Record<string, number>) {
  const clock = new AppClock({ mode: 'paused', virtual: 0 })
  const fired: string[] = []
  for (const [name, ms] of Object.entries(timers)) clock.setTimeout(() => fired.push(name), ms, { owner: 'a', name })
  const time = new RecordedTime(clock)
  return async (stretch: Partial<Stretch>) => {
    fired.splice(0)
    await time.pass({ ms: 0, next: undefined, ...stretch }, (ms) => clock.advance(ms))
    return [clock.now(), ...fired]
  }
}

test('DEMO-8: time passes exactly, with what comes due', async () => {
  const pass = recorded({ one: 100, two: 300 })
  expect(await pass({ ms: 100, fired: ['a one'], next: 'a two' })).toEqual([100, 'one'])
  expect(await pass({ ms: 50, next: 'a two' })).toEqual([150])
  expect(await pass({ ms: 250, fired: ['a two'] })).toEqual([400, 'two'])
})

test('DEMO-8: a timer that was late, and fired only after the next step, waits for it here too; no time is lost', async () => {
  const pass = recorded({ late: 100 })
  // On a running clock the person was quicker than the timer that was due.
  expect(await pass({ ms: 104, next: 'a late' })).toEqual([99])
  expect(await pass({ ms: 2, fired: ['a late'] })).toEqual([106, 'late'])
})

test('DEMO-8: an event in the same millisecond as a timer stays before it', async () => {
  const pass = recorded({ now: 0 })
  expect(await pass({ ms: 0, next: 'a now' })).toEqual([0])
  expect(await pass({ ms: 0, fired: ['a now'] })).toEqual([0, 'now'])
})

test('DEMO-8: a timer that the running clock rounded to a little later is waited for', async () => {
  const pass = recorded({ rounded: 101 })
  expect(await pass({ ms: 100, fired: ['a rounded'] })).toEqual([101, 'rounded'])
  expect(await pass({ ms: 100 })).toEqual([200])
})

test('DEMO-8: timers of which the recording knows nothing fire when they are due, and one that never comes is not waited for', async () => {
  const pass = recorded({ toast: 40, wanted: 60 })
  expect(await pass({ ms: 100, fired: ['a wanted', 'a other'], next: 'a later' })).toEqual([100, 'toast', 'wanted'])
})
