import { expect, test } from 'vitest'
import { AppClock, parseTime } from '#src/platform/clock/clock.ts'
import { hourOf } from '#src/platform/dates.ts'
import { partOfDay, subscribeHours } from './hours.ts'

function start(time: string) {
  const clock = new AppClock({ mode: 'paused', virtual: parseTime(time) ?? Number.NaN })
  const heard: string[] = []
  const hear = () => {
    const part = partOfDay(hourOf(clock.now()))
    if (heard.at(-1) !== part) heard.push(part)
  }
  hear()
  const stop = subscribeHours(clock, hear)
  return { clock, heard, stop }
}

test('OVER-1: the greeting changes on the hour, neither before nor after', async () => {
  const { clock, heard } = start('2026-03-02T11:59:59.500')
  await clock.advance(499)
  expect(heard).toEqual(['morning'])
  await clock.advance(1)
  expect(heard).toEqual(['morning', 'afternoon'])
  await clock.advance(4 * 3_600_000)
  expect(heard).toEqual(['morning', 'afternoon', 'evening'])
  await clock.advance(8 * 3_600_000)
  expect(heard).toEqual(['morning', 'afternoon', 'evening', 'morning'])
})

test('OVER-1: setting the time changes the greeting, and the next change follows the new time', async () => {
  const { clock, heard } = start('2026-03-02T08:30')
  clock.setNow(parseTime('2026-03-02T15:45') ?? Number.NaN)
  expect({ heard, pending: clock.pending() }).toEqual({
    heard: ['morning', 'afternoon'],
    pending: [{ owner: 'greeting', name: 'next hour', in: 900_000 }],
  })
  await clock.advance(900_000)
  expect(heard).toEqual(['morning', 'afternoon', 'evening'])
})

test('OVER-1: unsubscribing clears the timer', () => {
  const { clock, stop } = start('2026-03-02T08:30')
  stop()
  clock.setNow(0)
  expect(clock.pending()).toEqual([])
})

test('OVER-1: morning before 12, afternoon in the hours 12 to 15, evening from 16 on', () => {
  const day = Array.from({ length: 24 }, (_, hour) => partOfDay(hour))
  expect(day).toEqual([...Array(12).fill('morning'), ...Array(4).fill('afternoon'), ...Array(8).fill('evening')])
})
