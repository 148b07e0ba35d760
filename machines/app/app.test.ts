import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { navigationMachine } from '#machines/navigation/navigation.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { appMachine } from './app.machine.ts'

test('FLOW-6: the actors that every page has run from the start, as named children of the root', () => {
  const root = createActor(appMachine, { systemId: 'app' }).start()
  const { session, toasts } = root.getSnapshot().children
  expect(Object.keys(root.system.getAll()).toSorted()).toEqual(['app', 'navigation', 'newsletter', 'session', 'toasts'])
  expect([root.system.get('session'), root.system.get('toasts')]).toEqual([session, toasts])
})

test('ERR-4: a session that fails ends alone: the root and the toasts continue, and its error is reported', () => {
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

test('PUB-3, FLOW-6: the menu keeps its state across public pages, and is closed after a visit to the signed-in area', () => {
  const never = fromPromise<void, void>(() => new Promise(() => {}))
  const navigation = navigationMachine.provide({ actors: { clickOutside: never, escapePress: never } })
  const session = sessionMachine.provide({ actions: { reportFailure: () => {} } })
  const root = createActor(appMachine.provide({ actors: { navigation, session } })).start()
  const groups = () => root.getSnapshot().children.navigation?.getSnapshot().value.groups
  const show = (page: 'other' | 'bank', route: string) => root.send({ type: 'page.enter', page, route })
  show('other', '/')
  root.getSnapshot().children.navigation?.send({ type: 'group.toggle', group: 'loans' })
  show('other', '/personal-loans')
  expect(groups()).toEqual({ open: 'loans' })
  show('bank', '/loan')
  show('bank', '/investify')
  show('other', '/')
  expect(groups()).toBe('closed')
})
