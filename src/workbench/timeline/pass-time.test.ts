import { expect, test } from 'vitest'
import { AppClock } from '#src/platform/clock/clock.ts'
import { RecordedTime, type Stretch } from './pass-time.ts'

/** Timers on a paused clock at 0, and a function that passes its time; it returns the time and the fired timers after each stretch. */
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

test('DEMO-8: time passes exactly, and due timers fire', async () => {
  const pass = recorded({ one: 100, two: 300 })
  expect(await pass({ ms: 100, fired: ['a one'], next: 'a two' })).toEqual([100, 'one'])
  expect(await pass({ ms: 50, next: 'a two' })).toEqual([150])
  expect(await pass({ ms: 250, fired: ['a two'] })).toEqual([400, 'two'])
})

test('DEMO-8: a timer that was late in the recording, after the next step, is late here too; no time is lost', async () => {
  const pass = recorded({ late: 100 })
  // On a running clock the person acted before the due timer fired.
  expect(await pass({ ms: 104, next: 'a late' })).toEqual([99])
  expect(await pass({ ms: 2, fired: ['a late'] })).toEqual([106, 'late'])
})

test('DEMO-8: an event in the same millisecond as a timer stays before it', async () => {
  const pass = recorded({ now: 0 })
  expect(await pass({ ms: 0, next: 'a now' })).toEqual([0])
  expect(await pass({ ms: 0, fired: ['a now'] })).toEqual([0, 'now'])
})

test('DEMO-8: waits for a timer that the running clock rounded to slightly later', async () => {
  const pass = recorded({ rounded: 101 })
  expect(await pass({ ms: 100, fired: ['a rounded'] })).toEqual([101, 'rounded'])
  expect(await pass({ ms: 100 })).toEqual([200])
})

test('DEMO-8: timers missing from the recording fire when due, and recorded timers that do not exist are skipped', async () => {
  const pass = recorded({ toast: 40, wanted: 60 })
  expect(await pass({ ms: 100, fired: ['a wanted', 'a other'], next: 'a later' })).toEqual([100, 'toast', 'wanted'])
})
