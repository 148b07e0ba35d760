import { expect, test } from 'vitest'
import { type ActorRefFrom, type AnyActorRef, createActor, setup } from 'xstate'
import { toastMachine } from '#machines/toast/toast.machine.ts'
import { toastsMachine } from '#machines/toasts/toasts.machine.ts'
import { AppClock } from '#src/platform/clock/clock.ts'
import { createDelays } from './delays.ts'

const never = setup({}).createMachine({ id: 'never' })

function start() {
  const clock = new AppClock({ mode: 'paused', virtual: 1_000 })
  const delays = createDelays(clock)
  const toast = toastMachine.provide({ actors: { watchWindow: never as never } })
  const actor: ActorRefFrom<typeof toastsMachine> = createActor(toastsMachine.provide({ actors: { toast } }), {
    clock: delays.clockOf((): AnyActorRef['system'] => actor.system),
  })
  actor.start()
  const delaysOf = (id: string) => {
    const child = actor.getSnapshot().children[id]
    return child === undefined
      ? null
      : delays
          .in(actor.system)
          .filter(({ source }) => source === child)
          .map(({ timer, event, ms }) => ({ eventType: event.type, ms, due: clock.due(timer) }))
  }
  return { actor, clock, delaysOf }
}

test('FLOW-3: two delays of the same length belong to their own actors, and timers are named after their machine', async () => {
  const { actor, clock, delaysOf } = start()
  actor.send({ type: 'toast.show', key: 'wrong-credentials', at: 1_000 })
  await clock.advance(300)
  actor.send({ type: 'toast.show', key: 'login-verified', at: 1_300 })
  const eventType = 'xstate.after.remaining.toast.running'
  expect(delaysOf('wrong-credentials')).toEqual([{ eventType, ms: 5_000, due: 6_000 }])
  expect(delaysOf('login-verified')).toEqual([{ eventType, ms: 5_000, due: 6_300 }])
  expect(clock.pending()).toEqual([
    { owner: 'toast', name: 'remaining', in: 4_700 },
    { owner: 'toast', name: 'remaining', in: 5_000 },
  ])
})

test('FLOW-3: a delay that has fired, or whose state was left before, is no longer listed', async () => {
  const { actor, clock, delaysOf } = start()
  actor.send({ type: 'toast.show', key: 'wrong-credentials', at: 1_000 })
  actor.getSnapshot().children['wrong-credentials']?.send({ type: 'hold.begin', reason: 'hover', at: 1_000 })
  expect([delaysOf('wrong-credentials'), clock.pending()]).toEqual([[], []])
  actor.getSnapshot().children['wrong-credentials']?.send({ type: 'hold.end', reason: 'hover', at: 1_000 })
  await clock.advance(5_000)
  expect([delaysOf('wrong-credentials'), clock.pending()]).toEqual([null, []])
})
