import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { AppClock } from '#src/platform/clock/clock.ts'
import { mapMachine } from './map.machine.ts'

async function start(askForMap: () => Promise<boolean>) {
  const clock = new AppClock({ mode: 'paused', virtual: 0 })
  const actor = createActor(mapMachine.provide({ actors: { askForMap: fromPromise(askForMap) } }), { clock }).start()
  await clock.settled()
  return { actor, clock, state: () => actor.getSnapshot().value }
}

test.each([
  ['no map is available', async () => false],
  ['the check for a map fails', () => Promise.reject(new Error('no connection to ask about'))],
])('PUB-7: if %s, the drawing is shown', async (_, askForMap) => {
  const { state } = await start(askForMap)
  expect(state()).toBe('drawn')
})

test('PUB-7: a frame that loads within 4 s stays', async () => {
  const { actor, clock, state } = await start(async () => true)
  expect(state()).toEqual({ seeking: 'loading' })
  await clock.advance(3_999)
  actor.send({ type: 'frame.load' })
  await clock.advance(60_000)
  expect(state()).toBe('embedded')
})

test('PUB-7: a frame that has not loaded after 4 s is replaced by the drawing for good', async () => {
  const { actor, clock, state } = await start(async () => true)
  await clock.advance(4_000)
  expect(state()).toBe('drawn')
  actor.send({ type: 'frame.load' })
  expect(state()).toBe('drawn')
})

test('PUB-7: a frame that fails is replaced by the drawing at once', async () => {
  const { actor, state } = await start(async () => true)
  actor.send({ type: 'frame.fail' })
  expect(state()).toBe('drawn')
})

test('PUB-7: the 4 s count from the start, even if the check for a map never ends', async () => {
  const { clock, state } = await start(() => new Promise(() => {}))
  await clock.advance(3_999)
  expect(state()).toEqual({ seeking: 'asking' })
  await clock.advance(1)
  expect(state()).toBe('drawn')
})
