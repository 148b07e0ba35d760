import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { appMachine } from './app.machine.ts'

test('FLOW-6: the session and the toasts run from the start as children of the one root, under their names', () => {
  const root = createActor(appMachine, { systemId: 'app' }).start()
  const { session, toasts } = root.getSnapshot().children
  expect(Object.keys(root.system.getAll()).toSorted()).toEqual(['app', 'session', 'toasts'])
  expect([root.system.get('session'), root.system.get('toasts')]).toEqual([session, toasts])
})
