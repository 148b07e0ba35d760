// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnyActorRef, createActor } from 'xstate'
import { doorMachine } from '#machines/model/test-door.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { actorOptions, watchActors } from '#src/platform/actors/inspection.ts'
import { shownRoot } from '#src/platform/actors/shown-root.ts'
import { nextTask } from '#src/platform/clock/clock.ts'
import type { RecordingStep } from '#src/workbench/contract/demo-contract.ts'
import { inPageOf } from '#src/workbench/trace/test-page.ts'
import { Play, type PlayState } from './play.ts'

const ring: RecordingStep = { ms: 10, kind: 'event', flow: 'door', event: { type: 'bell.press' } }
const say = (text: string, chapter?: string): RecordingStep => ({
  ms: 0,
  kind: 'caption',
  text,
  ...(chapter === undefined ? {} : { chapter }),
})
const steps = [{ ...say('zero', 'First'), ms: 5 }, ring, ring, say('two'), ring, say('three', 'Second'), ring]

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

/** The steps above as they play, and how to wait for a state of that. */
function played(isCalm = false, told = steps) {
  let rings = 0
  let customer: string | null = 'ada'
  const door = doorMachine.provide({ actions: { ring: () => (rings += 1) } })
  actor = createActor(door, { ...actorOptions(), input: { sign: '' } }).start()
  shownRoot.set(actor)
  const play = new Play({
    steps: told,
    context: {
      backend: inPageOf({ router: { history: createMemoryHistory() } as never }),
      acts: {} as never,
      fill: { event: (event: object) => event } as never,
      visit: async () => {},
    },
    isCalm: () => isCalm,
    customer: () => customer,
  })
  const until = (isThere: (state: PlayState) => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isThere(play.state.get())) return
        unsubscribe()
        resolve()
      }
      const { unsubscribe } = play.state.subscribe(look)
      look()
    })
  const reading = (captionAt: number) => until((state) => state.isReading && state.captionAt === captionAt)
  const signIn = (other: string | null) => {
    customer = other
  }
  return { play, reading, until, rings: () => rings, signIn }
}

/** They play, and the first caption is being read. */
async function playing(isCalm = false) {
  const { play, ...parts } = played(isCalm)
  const run = play.run()
  // Not every test waits for its end.
  run.catch(() => undefined)
  await parts.reading(0)
  return { play, run, ...parts }
}

test('DEMO-12: Next runs everything up to the next caption and stays there', async () => {
  const { play, run, reading, rings } = await playing()
  play.next()
  await reading(3)
  await clock.settled()
  expect([play.state.get().isReading, play.state.get().status, rings()]).toEqual([true, 'paused', 2])
  play.next()
  await reading(5)
  expect(rings()).toBe(3)
  play.next()
  await run
  expect([play.state.get().status, play.state.get().captionAt, rings()]).toEqual(['done', null, 4])
})

test('DEMO-12: it begins with its first caption: what comes before takes no time', async () => {
  const { play, reading, rings } = played(false, [{ ...ring, ms: 5_000 }, ring, say('two'), ring])
  const before = frames
  const run = play.run()
  expect(play.isOnTheWay).toBe(true)
  await reading(2)
  expect([frames - before, rings(), play.isOnTheWay]).toEqual([0, 2, false])
  await play.stop()
  await expect(run).rejects.toThrow('It was stopped')
})

test.each([
  ['karl', 'Somebody else logged in'],
  [null, 'The customer was logged out'],
])(
  'DEMO-12: a scenario does not go on in the account of somebody who has signed in meanwhile, nor without one: %j',
  async (who, reason) => {
    const { play, run, rings, signIn } = await playing()
    signIn(who)
    play.next()
    await expect(run).rejects.toThrow(reason)
    expect([play.state.get().status, rings()]).toEqual(['failed', 0])
  },
)

test('DEMO-12: Next on the way to a caption goes there at once, and no further', async () => {
  const { play, run, reading, rings } = await playing()
  play.next()
  play.next()
  play.next()
  const before = frames
  await reading(3)
  expect(frames - before).toBeLessThan(3)
  expect(rings()).toBe(2)
  await play.stop()
  await expect(run).rejects.toThrow('It was stopped')
})

test('DEMO-12: Next shows the way there, unless motion is unwelcome', async () => {
  const framesOf = async (isCalm: boolean) => {
    const { play, reading } = await playing(isCalm)
    const before = frames
    play.next()
    await reading(3)
    await play.stop()
    return frames - before
  }
  expect(await framesOf(false)).toBeGreaterThan(3)
  expect(await framesOf(true)).toBe(0)
})

test('DEMO-12: Pause before the first caption pauses there', async () => {
  const { play, reading } = played()
  play.run().catch(() => undefined)
  play.pause()
  await reading(0)
  expect(play.state.get().status).toBe('paused')
  await play.stop()
})

test('DEMO-12: Play goes on by itself from the caption; paused, nothing happens', async () => {
  const { play, run, rings } = await playing()
  play.pause()
  // Time enough for all the other steps, if it did not wait.
  for (let task = 0; task < 50; task += 1) await nextTask()
  expect(rings()).toBe(0)
  play.resume()
  await run
  expect(rings()).toBe(4)
})

test('DEMO-12: a timer that is due fires though no time passes', async () => {
  const fired: string[] = []
  clock.setTimeout(() => fired.push('due'), 0)
  const { play } = await playing()
  expect(fired).toEqual(['due'])
  await play.stop()
})

test('DEMO-12: a step that is not taken ends it with the reason', async () => {
  const { play, run } = await playing()
  actor?.stop()
  play.next()
  const reason = 'Step 2 is not possible: the door is not open on the page “Home”'
  await expect(run).rejects.toThrow(reason)
  expect(play.state.get()).toMatchObject({ status: 'failed', error: reason })
})
