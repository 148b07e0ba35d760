import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { type AnyActorRef, createActor, setup } from 'xstate'
import { actorOptions, clock, watchActors } from '#src/kit/actors/runtime.ts'
import type { Origin } from '#src/kit/model/origin.ts'
import type { Gesture } from './gesture.ts'
import { createRecorder } from './recorder.ts'
import type { OriginOf } from './step.ts'
import type { GestureWatch } from './watch-gestures.ts'

const player = setup({
  types: { events: {} as { type: 'play' } | { type: 'search'; text: string; change: object } | { type: 'load.end' } },
  delays: { song: 100 },
}).createMachine({
  id: 'player',
  initial: 'idle',
  on: { search: {}, 'load.end': {} },
  states: { idle: { on: { play: 'playing' } }, playing: { after: { song: 'idle' } } },
})

const ORIGINS: Record<string, Origin> = { play: 'person', search: 'typing', 'load.end': 'app' }
const originOf: OriginOf = (flow, type) => (flow === 'player' ? ORIGINS[type] : undefined)

const noGestures: GestureWatch = { take: () => undefined, interrupt: () => [], stop: () => undefined }

/** A running flow, a recorder, and functions that make loading the origins succeed or fail. */
function recorderOf({
  decoration = ['player'],
  gestures = noGestures,
}: {
  decoration?: string[]
  gestures?: GestureWatch
} = {}) {
  const loads: { resolve(originOf: OriginOf): void; reject(error: Error): void }[] = []
  const history = createMemoryHistory()
  const recorder = createRecorder<{ kind: 'volume'; volume: number }, { at: number }, string>({
    origins: () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
    gestures: async () => () => gestures,
    decoration,
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
  const actor: AnyActorRef = createActor(player, actorOptions()).start()
  const type = (text: string) => actor.send({ type: 'search', text, change: { text } })
  return { actor, history, loads, recorder, type }
}

watchActors()

beforeEach(() => clock.set('paused'))

test('DEMO-8: events from before the origins are loaded are kept in order, and filtered once they are', async () => {
  const { actor, history, loads, recorder, type } = recorderOf()
  recorder.start()
  actor.send({ type: 'load.end' })
  actor.send({ type: 'play' })
  type('a')
  recorder.note({ kind: 'volume', volume: 3 })
  type('b')
  type('bc')
  history.push('/songs')
  expect(recorder.count()).toBe(0)
  loads[0]?.resolve(originOf)
  await clock.settled()
  await clock.advance(100)
  actor.send({ type: 'load.end' })
  actor.send({ type: 'play' })
  const { steps, end } = recorder.stop()
  const event = (event: object) => ({ kind: 'event', flow: 'player', event })
  expect(steps).toEqual([
    { ms: 0, ...event({ type: 'play' }) },
    { ms: 0, ...event({ type: 'search', text: 'a', change: { text: 'a' } }) },
    { ms: 0, kind: 'volume', volume: 3 },
    { ms: 0, ...event({ type: 'search', text: 'bc', change: { text: 'bc' } }) },
    { ms: 0, kind: 'page', to: '/songs' },
    { ms: 100, fired: ['player song'], ...event({ type: 'play' }) },
  ])
  expect(end).toEqual({ ms: 0, proof: 'the end' })
  actor.stop()
})

test('DEMO-8: stopping a recording before the origins are loaded throws, and loses nothing', async () => {
  const { actor, loads, recorder } = recorderOf()
  recorder.start()
  actor.send({ type: 'play' })
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
  actor.send({ type: 'play' })
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
  actor.send({ type: 'play' })
  recorder.restart()
  expect(() => recorder.start()).toThrow('A recording is under way')
  for (const load of loads) load.resolve(originOf)
  await clock.settled()
  expect(recorder.stop().steps).toEqual([])
  actor.stop()
})

test('DEMO-15: a step says what the person did for it, and whether a timer was pending', async () => {
  const click = (name: string): Gesture => ({ how: 'click', on: { role: 'button', name } })
  let done: Gesture[] | undefined
  const gestures = { ...noGestures, take: () => done, interrupt: () => done?.splice(0) ?? [] }
  const { actor, history, loads, recorder } = recorderOf({ decoration: [], gestures })
  recorder.start()
  loads[0]?.resolve(originOf)
  await clock.settled()
  done = [click('Play')]
  actor.send({ type: 'play' })
  done = []
  history.push('/playing')
  await clock.advance(100)
  done = [click('Louder')]
  recorder.note({ kind: 'volume', volume: 4 })
  done = undefined
  actor.send({ type: 'play' })
  expect(recorder.stop().steps).toEqual([
    { ms: 0, gestures: [click('Play')], kind: 'event', flow: 'player', event: { type: 'play' } },
    { ms: 0, gestures: [], busy: true, kind: 'page', to: '/playing' },
    { ms: 100, fired: ['player song'], gestures: [click('Louder')], kind: 'wait' },
    { ms: 0, kind: 'volume', volume: 4 },
    { ms: 0, kind: 'event', flow: 'player', event: { type: 'play' } },
  ])
  actor.stop()
})
