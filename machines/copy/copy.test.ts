import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { heldCalls } from '#machines/model/stub-actor.ts'
import { AppClock } from '#src/platform/clock/clock.ts'
import { copyMachine } from './copy.machine.ts'

function start() {
  const clock = new AppClock({ mode: 'paused', virtual: 0 })
  const { calls, logic } = heldCalls<void, { text: string }>()
  const actor = createActor(copyMachine.provide({ actors: { copy: logic } }), { clock }).start()
  const seen = () => ({ state: actor.getSnapshot().value, ...actor.getSnapshot().context })
  const copy = (text: string) => actor.send({ type: 'text.copy', text })
  return { clock, calls, seen, copy }
}

test('DEP-2: a clipboard failure is reported and can be tried again', async () => {
  const { clock, calls, seen, copy } = start()
  copy('one')
  calls[0]?.reject(new Error('not allowed'))
  await clock.settled()
  expect(seen()).toEqual({ state: 'failed', text: 'one' })
  copy('one')
  calls[1]?.resolve()
  await clock.settled()
  expect(seen()).toEqual({ state: 'copied', text: 'one' })
})

test('DEP-2: the text that was requested last counts', async () => {
  const { clock, calls, seen, copy } = start()
  copy('one')
  copy('two')
  calls[0]?.reject(new Error('late'))
  await clock.settled()
  expect(seen()).toEqual({ state: 'copying', text: 'two' })
})
