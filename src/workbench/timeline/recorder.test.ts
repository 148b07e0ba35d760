import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { OriginOf } from '#machines/model/step.ts'
import { type DoorEvent, doorMachine, doorModel } from '#machines/model/test-door.ts'
import { actorOptions, clock, watchActors } from '#src/platform/actors/runtime.ts'
import { createRecorder } from './recorder.ts'

const originOf: OriginOf = (flow, type) => (flow === doorModel.id ? doorModel.events[type]?.origin : undefined)

const gust: DoorEvent = { type: 'wind.blow', force: 8 }
const write = (text: string): DoorEvent => ({ type: 'sign.write', change: { text, side: 'outside' } })

/** A running flow, a recorder, and functions that make loading the origins succeed or fail. */
function recorderOf() {
  const loads: { resolve(originOf: OriginOf): void; reject(error: Error): void }[] = []
  const history = createMemoryHistory()
  const recorder = createRecorder<{ kind: 'volume'; volume: number }, { at: number }, string>({
    origins: () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
    secrets: {
      ofEvent: (event) => ({ ...event }),
      ofPath: (href) => href,
      ofStep: (step) => step,
    },
    world: { start: () => ({ at: clock.now() }), proof: () => 'the end' },
    history,
    marks: {},
    freshPage: () => undefined,
  })
  const actor = createActor(doorMachine, { ...actorOptions(), input: { sign: '' } }).start()
  const type = (text: string) => actor.send(write(text))
  return { actor, history, loads, recorder, type }
}

watchActors()

beforeEach(() => clock.set('paused'))

test('DEMO-8: events from before the origins are loaded are kept in order, and filtered once they are', async () => {
  const { actor, history, loads, recorder, type } = recorderOf()
  recorder.start()
  actor.send(gust)
  actor.send({ type: 'bell.press' })
  type('a')
  recorder.note({ kind: 'volume', volume: 3 })
  type('b')
  type('bc')
  history.push('/garden')
  expect(recorder.count()).toBe(0)
  loads[0]?.resolve(originOf)
  await clock.settled()
  await clock.advance(2_000)
  actor.send(gust)
  actor.send({ type: 'bell.press' })
  const { steps, end } = recorder.stop()
  const event = (event: object) => ({ kind: 'event', flow: 'door', event })
  expect(steps).toEqual([
    { ms: 0, ...event({ type: 'bell.press' }) },
    { ms: 0, ...event(write('a')) },
    { ms: 0, kind: 'volume', volume: 3 },
    { ms: 0, ...event(write('bc')) },
    { ms: 0, kind: 'page', to: '/garden' },
    { ms: 2_000, fired: ['door patience'], ...event({ type: 'bell.press' }) },
  ])
  expect(end).toEqual({ ms: 0, proof: 'the end' })
  actor.stop()
})

test('DEMO-8: stopping a recording before the origins are loaded throws, and loses nothing', async () => {
  const { actor, loads, recorder } = recorderOf()
  recorder.start()
  actor.send({ type: 'bell.press' })
  expect(() => recorder.stop()).toThrow(
    'The recorder is still loading: stop the recording when the page has come to rest',
  )
  expect(recorder.count()).toBe(0)
  loads[0]?.resolve(originOf)
  loads[1]?.resolve(originOf)
  await clock.settled()
  expect(recorder.stop().steps).toHaveLength(1)
  actor.stop()
})

test('DEMO-8: origins that could not be loaded are requested again', async () => {
  const { actor, loads, recorder } = recorderOf()
  recorder.start()
  actor.send({ type: 'bell.press' })
  loads[0]?.reject(new Error('offline'))
  await clock.settled()
  expect(() => recorder.stop()).toThrow('The recorder is still loading')
  loads[1]?.resolve(originOf)
  await clock.settled()
  expect(recorder.stop().steps).toHaveLength(1)
  actor.stop()
})

test('DEMO-8: a recording without events needs no origins; a restart drops its earlier events for good', async () => {
  const { actor, loads, recorder } = recorderOf()
  recorder.start()
  recorder.note({ kind: 'volume', volume: 3 })
  expect(recorder.stop().steps).toEqual([{ ms: 0, kind: 'volume', volume: 3 }])
  expect(() => recorder.stop()).toThrow('Nothing is being recorded')
  recorder.start()
  actor.send({ type: 'bell.press' })
  recorder.restart()
  expect(() => recorder.start()).toThrow('A recording is under way')
  for (const load of loads) load.resolve(originOf)
  await clock.settled()
  expect(recorder.stop().steps).toEqual([])
  actor.stop()
})
