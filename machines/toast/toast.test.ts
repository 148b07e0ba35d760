import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { heldTime } from '#machines/held-time.ts'
import { AppClock } from '#src/platform/clock/clock.ts'
import { type HoldReason, toastMachine } from './toast.machine.ts'

function start() {
  const clock = new AppClock({ mode: 'paused', virtual: 1_000_000 })
  const removed: number[] = []
  const actor = createActor(
    toastMachine.provide({ actors: { watchWindow: fromCallback(() => {}) }, actions: heldTime(clock) }),
    { clock },
  )
  actor.subscribe({ complete: () => removed.push(clock.now() - 1_000_000) })
  actor.start()
  const hold = (reason: HoldReason) => actor.send({ type: 'hold.begin', reason })
  const free = (reason: HoldReason) => actor.send({ type: 'hold.end', reason })
  const drop = (share: number) => actor.send({ type: 'drag.end', share })
  const state = () => actor.getSnapshot().value
  return { actor, clock, hold, free, drop, state, removed }
}

test('TOAST-1: with several reasons to hold it, it runs again only when the last is gone', async () => {
  const { clock, hold, free, drop, state, actor } = start()
  hold('hover')
  hold('window')
  hold('drag')
  hold('hover')
  expect(actor.getSnapshot().context.holds).toEqual(['window', 'drag', 'hover'])
  free('hover')
  drop(0.2)
  expect({ state: state(), holds: actor.getSnapshot().context.holds }).toEqual({ state: 'held', holds: ['window'] })
  free('hover')
  expect(state()).toBe('held')
  free('window')
  expect(state()).toBe('running')
  await clock.advance(5_000)
  expect(state()).toBe('dismissed')
})

test.each([
  [0.79, 'running'],
  [-0.79, 'running'],
  [0.8, 'dismissed'],
  [-1.2, 'dismissed'],
])('TOAST-1: a toast that was dragged by %f of its width is %s', (share, state) => {
  const toast = start()
  toast.hold('drag')
  toast.drop(share)
  expect(toast.state()).toBe(state)
})

test('TOAST-1: after the clock is set to another day, it stays no longer than its time', async () => {
  const { clock, hold, free, state } = start()
  clock.setNow(0)
  hold('hover')
  free('hover')
  await clock.advance(5_000)
  expect(state()).toBe('dismissed')
})
