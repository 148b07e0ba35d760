import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { heldCalls } from '#machines/model/stub-actor.ts'
import { copyMachine } from './copy.machine.ts'

function start() {
  const { calls, logic } = heldCalls<void, { text: string }>()
  const actor = createActor(copyMachine.provide({ actors: { copy: logic } })).start()
  const seen = () => ({ state: actor.getSnapshot().value, ...actor.getSnapshot().context })
  const copy = (text: string) => actor.send({ type: 'text.copy', text })
  return { calls, seen, copy }
}

test('DEP-2: a clipboard failure is reported and can be tried again', async () => {
  const { calls, seen, copy } = start()
  copy('one')
  await calls[0]?.reject(new Error('not allowed'))
  expect(seen()).toEqual({ state: 'failed', text: 'one' })
  copy('one')
  await calls[1]?.resolve()
  expect(seen()).toEqual({ state: 'copied', text: 'one' })
})

test('DEP-2: the text that was requested last counts', async () => {
  const { calls, seen, copy } = start()
  copy('one')
  copy('two')
  await calls[0]?.reject(new Error('late'))
  expect(seen()).toEqual({ state: 'copying', text: 'two' })
})
