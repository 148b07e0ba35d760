import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { PAGE_LOAD_LIMIT } from '#machines/rules/rules.ts'
import { AppClock } from '#src/platform/clock/clock.ts'
import { pageLoadMachine } from './page-load.machine.ts'

test('PUB-6: the overlay is shown for exactly 5 s of virtual time', async () => {
  const clock = new AppClock({ mode: 'paused', virtual: 0 })
  const actor = createActor(pageLoadMachine, { clock }).start()
  expect(PAGE_LOAD_LIMIT).toBe(5_000)
  await clock.advance(4_999)
  expect(actor.getSnapshot().value).toBe('loading')
  await clock.advance(1)
  expect(actor.getSnapshot().value).toBe('overdue')
})
