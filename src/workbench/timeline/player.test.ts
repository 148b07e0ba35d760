// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnyActorRef, createActor } from 'xstate'
import type { KitStep, RecordingOf, Timed } from '#machines/model/step.ts'
import { doorMachine } from '#machines/model/test-door.ts'
import { actorOptions, clock, watchActors } from '#src/platform/actors/runtime.ts'
import { showRoot } from '#src/platform/actors/shown-root.ts'
import { nextTask } from '#src/platform/clock/clock.ts'
import { createPlayer } from './player.ts'
import type { PlayerState } from './player-state.ts'

type Recording = RecordingOf<{ kind: 'none' }, null>

const ring: Timed<KitStep> = { ms: 10, kind: 'event', flow: 'door', event: { type: 'bell.press' } }
const say = (text: string, chapter?: string): Timed<KitStep> => ({
  ms: 0,
  kind: 'caption',
  text,
  ...(chapter === undefined ? {} : { chapter }),
})
const recording: Recording = {
  steps: [{ ...say('zero', 'First'), ms: 5 }, ring, ring, say('two'), ring, say('three', 'Second'), ring],
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
  let rings = 0
  const door = doorMachine.provide({ actions: { ring: () => (rings += 1) } })
  const player = createPlayer<{ kind: 'none' }, Recording>({
    origins: () => 'person',
    history: createMemoryHistory(),
    check: (value) => value,
    modeOf: () => 'x10',
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
        rings = 0
        actor = createActor(door, { ...actorOptions(), input: { sign: '' } }).start()
        showRoot(actor)
        starts.push(clock.now())
      },
      close: () => undefined,
      difference: () => null,
    }),
  })
  player.load(recording, 'Ringing', 'tour')
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
  return { player, reading, until, rings: () => rings, starts }
}

test('DEMO-8: Next runs everything up to the next caption and stays there', async () => {
  const { player, reading, rings } = playerOf()
  const run = player.play()
  await reading(0)
  player.next()
  await reading(3)
  await clock.settled()
  expect([player.state.isReading, player.state.status, player.state.position, rings()]).toEqual([true, 'paused', 3, 2])
  player.next()
  await reading(5)
  expect(rings()).toBe(3)
  player.next()
  await run
  expect([player.state.status, player.state.captionAt, rings()]).toEqual(['done', null, 4])
})

test('DEMO-8: Next on the way to a caption goes there at once, and no further', async () => {
  const { player, reading, rings } = playerOf()
  const run = player.play()
  await reading(0)
  player.next()
  player.next()
  player.next()
  const before = frames
  await reading(3)
  expect(frames - before).toBeLessThan(3)
  expect(rings()).toBe(2)
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
  const { player, reading, rings, starts } = playerOf()
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
  expect([rings(), starts.length]).toEqual([2, 2])
  await player.play()
  await run
  expect([player.state.status, rings()]).toEqual(['done', 4])
})

test('DEMO-8: Back twice in a row goes back by two captions', async () => {
  const { player, reading, rings } = playerOf()
  player.play().catch(() => undefined)
  await reading(0)
  player.next()
  await reading(3)
  player.next()
  await reading(5)
  player.back()
  player.back()
  await reading(0)
  expect([player.state.position, rings()]).toEqual([0, 0])
  player.next()
  await reading(3)
  expect(rings()).toBe(2)
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
  const { player, reading, until, rings } = playerOf()
  const run = player.play()
  await reading(0)
  player.pause()
  player.step()
  await until(({ position }) => position === 1)
  player.step()
  await until(({ position }) => position === 2)
  // Time enough for all the other steps, if it did not wait.
  for (let task = 0; task < 50; task += 1) await nextTask()
  expect([player.state.position, rings()]).toEqual([2, 1])
  await player.play()
  await run
  expect(rings()).toBe(4)
})

test('DEMO-8: at its end the clock gets the mode that was asked for, or the one that it had when the recording started', async () => {
  const { player } = playerOf()
  player.load(recording, 'Ringing', 'fast')
  const run = player.play()
  await clock.settled()
  expect(clock.mode).toBe('paused')
  await run
  expect(clock.mode).toBe('x10')
  player.load(recording, 'Ringing', 'fast', 'live')
  await player.play()
  expect(clock.mode).toBe('live')
})
