import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { appMachine } from './app.machine.ts'

test('FLOW-6: what every page has runs from the start as children of the one root, under their names', () => {
  const root = createActor(appMachine, { systemId: 'app' }).start()
  const { session, toasts } = root.getSnapshot().children
  expect(Object.keys(root.system.getAll()).toSorted()).toEqual(['app', 'navigation', 'newsletter', 'session', 'toasts'])
  expect([root.system.get('session'), root.system.get('toasts')]).toEqual([session, toasts])
})

test('ERR-4: a session that fails ends alone: the root and the toasts go on, and its error is reported', () => {
  const reported: unknown[] = []
  const broken = new Error('full')
  const session = sessionMachine.provide({
    actions: {
      forgetToken: () => {
        throw broken
      },
    },
  })
  const root = createActor(
    appMachine.provide({ actors: { session }, actions: { reportFailure: (_, { error }) => reported.push(error) } }),
  ).start()
  const { children } = root.getSnapshot()
  children.session?.send({ type: 'session.resume', customerId: 'u1' })
  children.session?.send({ type: 'session.forget' })
  expect([root.getSnapshot().status, children.toasts?.getSnapshot().status, reported]).toEqual([
    'active',
    'active',
    [broken],
  ])
})
