import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type NavigationEvent, navigationMachine } from './navigation.machine.ts'

function start() {
  const log: string[] = []
  let clickOutside = () => {}
  let pressEscape = () => {}
  const actor = createActor(
    navigationMachine.provide({
      actors: {
        clickOutside: fromPromise<void, void>(
          () =>
            new Promise((resolve) => {
              clickOutside = resolve
            }),
        ),
        escapePress: fromPromise<void, void>(
          () =>
            new Promise((resolve) => {
              pressEscape = resolve
            }),
        ),
      },
    }),
  ).start()
  actor.on('burger.focus', () => log.push('focusBurger'))
  const after = (...events: NavigationEvent[]) => {
    for (const event of events) actor.send(event)
    return actor.getSnapshot().value
  }
  return { actor, after, log, clickOutside: () => clickOutside(), pressEscape: () => pressEscape() }
}

const CLOSED = { menu: 'closed', groups: 'closed' }
const openGroup = (group: string) => ({ menu: 'closed', groups: { open: group } })

test.each(['loans', 'business', 'service', 'personal'] as const)(
  'PUB-3: a second click on %s closes it, and so does Esc',
  (group) => {
    const { after } = start()
    after({ type: 'group.toggle', group })
    expect(after({ type: 'group.toggle', group })).toEqual(CLOSED)
    after({ type: 'group.toggle', group })
    expect(after({ type: 'group.close' })).toEqual(CLOSED)
  },
)

test('PUB-3: a click outside closes the open group and leaves the mobile menu as it is', async () => {
  const { actor, after, clickOutside } = start()
  after({ type: 'menu.toggle' }, { type: 'group.toggle', group: 'loans' })
  clickOutside()
  await Promise.resolve()
  expect(actor.getSnapshot().value).toEqual({ menu: 'open', groups: 'closed' })
})

test('PUB-3: a click outside that came before another group was opened does not close that one', async () => {
  const { actor, after, clickOutside } = start()
  after({ type: 'group.toggle', group: 'loans' })
  const clickWhileLoansWereOpen = clickOutside
  after({ type: 'group.close' })
  clickWhileLoansWereOpen()
  after({ type: 'group.toggle', group: 'personal' })
  await Promise.resolve()
  expect(actor.getSnapshot().value).toEqual(openGroup('personal'))
})

test('PUB-3: the burger toggles the menu, and closing it resets the dropdown', () => {
  const { after } = start()
  expect(after({ type: 'menu.toggle' })).toEqual({ menu: 'open', groups: 'closed' })
  after({ type: 'group.toggle', group: 'loans' })
  expect(after({ type: 'menu.toggle' })).toEqual(CLOSED)
})

test('PUB-3: Esc closes the mobile menu and focuses its button', async () => {
  const { actor, after, pressEscape, log } = start()
  after({ type: 'menu.toggle' })
  pressEscape()
  await Promise.resolve()
  expect(actor.getSnapshot().value).toEqual(CLOSED)
  expect(log).toEqual(['focusBurger'])
})
