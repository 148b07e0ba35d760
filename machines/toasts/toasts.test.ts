import { expect, test } from 'vitest'
import { createActor, fromCallback, fromTransition } from 'xstate'
import { heldTime } from '#machines/held-time.ts'
import { toastMachine } from '#machines/toast/toast.machine.ts'
import { AppClock } from '#src/platform/clock/clock.ts'
import { toastsMachine } from './toasts.machine.ts'

const WRONG = { flow: 'login', key: 'wrong-credentials' } as const
const TAKEN = { flow: 'sign-up', key: 'user-exists' } as const
const proof = { name: 'Marisol V.', brief: 'opened a savings account', country: 'Portugal' }

function start() {
  const clock = new AppClock({ mode: 'paused', virtual: 1_000_000 })
  const toast = toastMachine.provide({ actors: { watchWindow: fromCallback(() => {}) }, actions: heldTime(clock) })
  const actor = createActor(toastsMachine.provide({ actors: { toast } }), { clock }).start()
  const now = () => {
    const { context, children } = actor.getSnapshot()
    return { shown: context.shown, running: Object.keys(children).toSorted() }
  }
  return { actor, clock, now }
}

test('TOAST-1: the newest toast comes first, and each is removed when its own time has passed; a flow has one toast: its newer one takes the place of the older, the same one too, and has its whole time', async () => {
  const { actor, clock, now } = start()
  actor.send({ type: 'toast.show', ...WRONG })
  actor.send({ type: 'toast.show', ...TAKEN })
  const before = actor.getSnapshot().children.login?.sessionId
  await clock.advance(4_000)
  actor.send({ type: 'toast.show', ...WRONG })
  expect(actor.getSnapshot().children.login?.sessionId).not.toBe(before)
  expect(now().shown).toEqual([WRONG, TAKEN])
  await clock.advance(1_000)
  expect(now().shown).toEqual([WRONG])
  const verified = { flow: 'login', key: 'login-verified' } as const
  actor.send({ type: 'toast.show', ...verified })
  expect(now()).toEqual({ shown: [verified], running: ['login'] })
  await clock.advance(4_999)
  expect(now().running).toEqual(['login'])
  await clock.advance(1)
  expect(now()).toEqual({ shown: [], running: [] })
  expect(clock.pending()).toEqual([])
})

test('TOAST-2: a newer sample takes the place of the older; a sign-out removes it, and the messages of flows stay', () => {
  const { actor, now } = start()
  actor.send({ type: 'toast.show', ...WRONG })
  actor.send({ type: 'sample.show', proof: { ...proof, name: 'Tomasz K.' } })
  actor.send({ type: 'sample.show', proof })
  expect(now().shown).toEqual([{ flow: 'social-proof', proof }, WRONG])
  actor.send({ type: 'sample.clear' })
  expect(now()).toEqual({ shown: [WRONG], running: ['login'] })
})

test('ERR-4: if a toast fails, only it is removed, and its error is reported', () => {
  const reported: unknown[] = []
  const broken = new Error('broken')
  const fragile = fromTransition(() => {
    throw broken
  }, null)
  const actor = createActor(
    toastsMachine.provide({
      actors: { toast: fragile as never },
      actions: { reportFailure: (_, { error }) => reported.push(error) },
    }),
  ).start()
  for (const toast of [WRONG, TAKEN]) actor.send({ type: 'toast.show', ...toast })
  actor.getSnapshot().children['sign-up']?.send({ type: 'toast.dismiss' })
  const { status, context, children } = actor.getSnapshot()
  expect([status, context.shown, Object.keys(children), reported]).toEqual(['active', [WRONG], ['login'], [broken]])
})
