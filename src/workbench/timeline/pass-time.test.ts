import { expect, test } from 'vitest'
import { AppClock } from '#src/platform/clock/clock.ts'
import { RecordedTime, type Stretch } from './pass-time.ts'

/** Passes a story's time on a paused clock at 0 with these timers: the time and the fired timers after each stretch. */
async function passed(timers: Record<string, number>, ...stretches: Stretch[]) {
  const clock = new AppClock({ mode: 'paused', virtual: 0 })
  const fired: string[] = []
  for (const [name, ms] of Object.entries(timers)) clock.setTimeout(() => fired.push(name), ms, { owner: 'a', name })
  const time = new RecordedTime(clock, stretches)
  const results: unknown[] = []
  for (const index of stretches.keys()) {
    await time.pass(index, (ms) => clock.advance(ms))
    results.push([clock.now(), ...fired.splice(0)])
  }
  return results
}

test('DEMO-8: time passes exactly, and due timers fire', async () => {
  expect(
    await passed({ one: 100, two: 300 }, { ms: 100, fired: ['a one'] }, { ms: 50 }, { ms: 250, fired: ['a two'] }),
  ).toEqual([[100, 'one'], [150], [400, 'two']])
})

test('DEMO-8: a timer that was late in the recording, after the next step, is late here too; no time is lost', async () => {
  // On a running clock the person acted before the due timer fired.
  expect(await passed({ late: 100 }, { ms: 104 }, { ms: 2, fired: ['a late'] })).toEqual([[99], [106, 'late']])
})

test('DEMO-8: an event in the same millisecond as a timer stays before it', async () => {
  expect(await passed({ now: 0 }, { ms: 0 }, { ms: 0, fired: ['a now'] })).toEqual([[0], [0, 'now']])
})

test('DEMO-8: waits for a timer that the running clock rounded to slightly later', async () => {
  expect(await passed({ rounded: 101 }, { ms: 100, fired: ['a rounded'] }, { ms: 100 })).toEqual([
    [101, 'rounded'],
    [200],
  ])
})

test('DEMO-8: timers missing from the recording fire when due, and recorded timers that do not exist are skipped', async () => {
  expect(
    await passed({ toast: 40, wanted: 60 }, { ms: 100, fired: ['a wanted', 'a other'] }, { ms: 0, fired: ['a later'] }),
  ).toEqual([[100, 'toast', 'wanted'], [100]])
})
