import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { AppClock } from '#src/platform/clock/clock.ts'
import { backdropMachine } from './backdrop.machine.ts'

test('SIGN-7: three variants take turns every 5 s', async () => {
  const clock = new AppClock({ mode: 'paused', virtual: 0 })
  const actor = createActor(backdropMachine, { clock }).start()
  const seen: unknown[] = [actor.getSnapshot().value]
  const turns: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    turns.push(await clock.next())
    seen.push(actor.getSnapshot().value)
  }
  expect({ seen, turns }).toEqual({ seen: ['first', 'second', 'third', 'first'], turns: [5_000, 5_000, 5_000] })
})
