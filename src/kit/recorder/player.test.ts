// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnyActorRef, assign, createActor, setup } from 'xstate'
import { actorOptions, clock, watchActors } from '#src/kit/actors/runtime.ts'
import { createPlayer } from './player.ts'
import type { PlayerState } from './player-state.ts'
import type { KitStep, RecordingOf, Timed } from './step.ts'

const counter = setup({ types: { context: {} as { count: number }, events: {} as { type: 'add' } } }).createMachine({
  id: 'counter',
  context: { count: 0 },
  on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
})

type Recording = RecordingOf<{ kind: 'none' }, { clock: { mode: 'paused' } }, null>

const add: Timed<KitStep> = { ms: 10, kind: 'event', flow: 'counter', event: { type: 'add' } }
const say = (text: string, chapter?: string): Timed<KitStep> => ({
  ms: 0,
  kind: 'caption',
  text,
  ...(chapter === undefined ? {} : { chapter }),
})
const recording: Recording = {
  start: { clock: { mode: 'paused' } },
  steps: [{ ...say('zero', 'First'), ms: 5 }, add, add, say('two'), add, say('three', 'Second'), add],
  end: { ms: 100, proof: null },
}

let actor: AnyActorRef | undefined
let frames = 0

watchActors()

beforeEach(() => {
  clock.set('paused')
  vi.stubGlobal('requestAnimationFrame', (run: (at: number) => void) => {
    frames += 1
    queueMicrotask(() => run(frames * 100))
  })
})

afterEach(() => actor?.stop())

/** A player of the recording above, at the pace of a tour, and how to wait for a state of it. */
function playerOf(isCalm = false) {
  const starts: number[] = []
  const player = createPlayer<{ kind: 'none' }, Recording>({
    origins: () => 'person',
    marks: {},
    history: createMemoryHistory(),
    check: (value) => value,
    isRecording: () => false,
    isCalm: () => isCalm,
    open: () => ({
      fill: { event: (event) => event, path: (path) => path },
      own: { none: () => undefined },
      mayBeGone: () => false,
      showEntry: () => false,
      here: () => '/',
      toHref: (path) => path,
      describe: ({ kind }) => kind,
      restore: async () => {
        actor?.stop()
        actor = createActor(counter, actorOptions()).start()
        starts.push(clock.now())
      },
      close: () => undefined,
      difference: () => null,
    }),
  })
  player.load(recording, 'Counting', 'tour')
  const until = (isThere: (state: PlayerState<Recording>) => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isThere(player.state)) return
        leave()
        resolve()
      }
      const leave = player.subscribe(look)
      look()
    })
  const reading = (captionAt: number) => until((state) => state.isReading && state.captionAt === captionAt)
  const count = () => actor?.getSnapshot().context.count
  return { player, reading, until, count, starts }
}

test('DEMO-8: Next runs everything up to the next caption and stays there', async () => {
  const { player, reading, count } = playerOf()
  const run = player.play()
  await reading(0)
  player.next()
  await reading(3)
  await clock.settled()
  expect([player.state.isReading, player.state.status, player.state.position, count()]).toEqual([true, 'paused', 3, 2])
  player.next()
  await reading(5)
  expect(count()).toBe(3)
  player.next()
  await run
  expect([player.state.status, player.state.captionAt, count()]).toEqual(['done', null, 4])
})

test('DEMO-8: Next on the way to a caption goes there at once, and no further', async () => {
  const { player, reading, count } = playerOf()
  const run = player.play()
  await reading(0)
  player.next()
  player.next()
  player.next()
  const before = frames
  await reading(3)
  expect(frames - before).toBeLessThan(3)
  expect(count()).toBe(2)
  player.hurry()
  expect(player.state.isReading).toBe(true)
  await player.stop()
  await expect(run).rejects.toThrow('The replay was stopped')
})

test('DEMO-8: Next shows the way there, unless motion is unwelcome', async () => {
  const framesOf = async (isCalm: boolean) => {
    const { player, reading } = playerOf(isCalm)
    player.play().catch(() => undefined)
    await reading(0)
    const before = frames
    player.next()
    await reading(3)
    await player.stop()
    return frames - before
  }
  expect(await framesOf(false)).toBeGreaterThan(3)
  expect(await framesOf(true)).toBe(0)
})

test('DEMO-8: Back replays from the start to the caption before, and the replay still ends', async () => {
  const { player, reading, count, starts } = playerOf()
  const run = player.play()
  await reading(0)
  player.back()
  expect(player.state.isReading).toBe(true)
  player.next()
  await reading(3)
  player.next()
  await reading(5)
  player.back()
  expect(player.state).toMatchObject({ captionAt: 3, isReading: false, status: 'paused' })
  await reading(3)
  expect([count(), starts.length]).toEqual([2, 2])
  await player.play()
  await run
  expect([player.state.status, count()]).toEqual(['done', 4])
})

test('DEMO-8: Back twice in a row goes back by two captions', async () => {
  const { player, reading, count } = playerOf()
  player.play().catch(() => undefined)
  await reading(0)
  player.next()
  await reading(3)
  player.next()
  await reading(5)
  player.back()
  player.back()
  await reading(0)
  expect([player.state.position, count()]).toEqual([0, 0])
  player.next()
  await reading(3)
  expect(count()).toBe(2)
  await player.stop()
})

test('DEMO-8: Pause before the first caption pauses there', async () => {
  const { player, reading } = playerOf()
  player.play().catch(() => undefined)
  player.pause()
  await reading(0)
  expect(player.state.status).toBe('paused')
  await player.stop()
})

test('DEMO-8: Play goes on by itself from the caption; a step runs one step', async () => {
  const { player, reading, until, count } = playerOf()
  const run = player.play()
  await reading(0)
  player.pause()
  player.step()
  await until(({ position }) => position === 1)
  player.step()
  await until(({ position }) => position === 2)
  expect(count()).toBe(1)
  await player.play()
  await run
  expect(count()).toBe(4)
})
