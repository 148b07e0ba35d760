import { expect, test } from 'vitest'
import { createActor, fromCallback, fromTransition } from 'xstate'
import { toastMachine } from '#machines/toast/toast.machine.ts'
import { AppClock } from '#src/platform/clock/clock.ts'
import { toastsMachine } from './toasts.machine.ts'

const proof = { name: 'Marisol V.', brief: 'opened a savings account', country: 'Portugal' }

function start() {
  const clock = new AppClock({ mode: 'paused', virtual: 1_000_000 })
  const toast = toastMachine.provide({ actors: { watchWindow: fromCallback(() => {}) } })
  const actor = createActor(toastsMachine.provide({ actors: { toast } }), { clock }).start()
  const now = () => {
    const { context, children } = actor.getSnapshot()
    return { shown: context.shown, running: Object.keys(children).toSorted() }
  }
  const at = () => clock.now()
  return { actor, clock, now, at }
}

test('TOAST-1: the newest toast comes first, and each is removed when its own time has passed', async () => {
  const { actor, clock, now, at } = start()
  actor.send({ type: 'toast.show', key: 'wrong-credentials', at: at() })
  await clock.advance(2_000)
  actor.send({ type: 'toast.show', key: 'email-not-registered', theme: 'dark', at: at() })
  expect(now()).toEqual({
    shown: [{ id: 'email-not-registered', theme: 'dark' }, { id: 'wrong-credentials' }],
    running: ['email-not-registered', 'wrong-credentials'],
  })
  await clock.advance(3_000)
  expect(now()).toEqual({
    shown: [{ id: 'email-not-registered', theme: 'dark' }],
    running: ['email-not-registered'],
  })
  await clock.advance(2_000)
  expect(now()).toEqual({ shown: [], running: [] })
})

test('ERR-2, TOAST-1: a toast that is shown again keeps its place, and its time starts again', async () => {
  const { actor, clock, now, at } = start()
  actor.send({ type: 'toast.show', key: 'wrong-credentials', at: at() })
  actor.send({ type: 'toast.show', key: 'login-verified', at: at() })
  const before = actor.getSnapshot().children['wrong-credentials']?.sessionId
  await clock.advance(4_000)
  actor.send({ type: 'toast.show', key: 'wrong-credentials', at: at() })
  expect(actor.getSnapshot().children['wrong-credentials']?.sessionId).not.toBe(before)
  expect(now().shown).toEqual([{ id: 'login-verified' }, { id: 'wrong-credentials' }])
  await clock.advance(1_000)
  expect(now().shown).toEqual([{ id: 'wrong-credentials' }])
  await clock.advance(3_999)
  expect(now().running).toEqual(['wrong-credentials'])
  await clock.advance(1)
  expect(now()).toEqual({ shown: [], running: [] })
})

test('TOAST-1: the toasts of corrected errors are removed at once, and leave no timer', () => {
  const { actor, clock, now, at } = start()
  for (const key of ['wrong-credentials', 'login-verified'] as const) actor.send({ type: 'toast.show', key, at: at() })
  actor.send({ type: 'toast.retract', keys: ['wrong-credentials', 'fields-invalid'] })
  expect(now()).toEqual({ shown: [{ id: 'login-verified' }], running: ['login-verified'] })
  actor.send({ type: 'toast.clear' })
  expect(now()).toEqual({ shown: [], running: [] })
  expect(clock.pending()).toEqual([])
})

test('TOAST-2: a sign-out removes all samples, and the announcements stay', () => {
  const { actor, now, at } = start()
  actor.send({ type: 'toast.show', key: 'login-verified', at: at() })
  actor.send({ type: 'sample.show', proof, at: at() })
  actor.send({ type: 'sample.show', proof, at: at() })
  expect(now().shown).toEqual([{ id: 'sample 2', proof }, { id: 'sample 1', proof }, { id: 'login-verified' }])
  actor.send({ type: 'sample.clear' })
  expect(now()).toEqual({ shown: [{ id: 'login-verified' }], running: ['login-verified'] })
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
  for (const key of ['wrong-credentials', 'login-verified'] as const) actor.send({ type: 'toast.show', key, at: 0 })
  actor.getSnapshot().children['login-verified']?.send({ type: 'toast.dismiss' })
  const { status, context, children } = actor.getSnapshot()
  expect([status, context.shown, Object.keys(children), reported]).toEqual([
    'active',
    [{ id: 'wrong-credentials' }],
    ['wrong-credentials'],
    [broken],
  ])
})
