import { expect, test } from 'vitest'
import { type ActorRefFrom, type AnyActorRef, createActor, setup } from 'xstate'
import { heldTime } from '#machines/held-time.ts'
import { toastMachine } from '#machines/toast/toast.machine.ts'
import { toastsMachine } from '#machines/toasts/toasts.machine.ts'
import { AppClock } from '#src/platform/clock/clock.ts'
import { createDelays } from './delays.ts'

const never = setup({}).createMachine({ id: 'never' })

function start() {
  const clock = new AppClock({ mode: 'paused', virtual: 1_000 })
  const delays = createDelays(clock)
  const toast = toastMachine.provide({ actors: { watchWindow: never as never }, actions: heldTime(clock) })
  const actor: ActorRefFrom<typeof toastsMachine> = createActor(toastsMachine.provide({ actors: { toast } }), {
    clock: delays.clockOf((): AnyActorRef['system'] => actor.system),
  })
  actor.start()
  const delaysOf = (id: string) =>
    delays
      .in(actor.system)
      .filter(({ source }) => source === actor.getSnapshot().children[id])
      .map(({ timer, event, ms }) => ({ eventType: event.type, ms, due: clock.due(timer) }))
  return { actor, clock, delaysOf }
}

test('FLOW-3: two delays of the same length belong to their own actors, and timers are named after their machine', async () => {
  const { actor, clock, delaysOf } = start()
  actor.send({ type: 'toast.show', flow: 'login', key: 'wrong-credentials' })
  await clock.advance(300)
  actor.send({ type: 'toast.show', flow: 'withdrawal', key: 'wrong-code' })
  const eventType = 'xstate.after.remaining.toast.running'
  expect(delaysOf('login')).toEqual([{ eventType, ms: 5_000, due: 6_000 }])
  expect(delaysOf('withdrawal')).toEqual([{ eventType, ms: 5_000, due: 6_300 }])
  expect(clock.pending()).toEqual([
    { owner: 'toast', name: 'remaining', in: 4_700 },
    { owner: 'toast', name: 'remaining', in: 5_000 },
  ])
})
