import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { heldCalls } from '#machines/model/stub-actor.ts'
import { type NavigationEvent, navigationMachine } from './navigation.machine.ts'

function start() {
  const log: string[] = []
  const { calls: clicks, logic: clickOutside } = heldCalls<void, void>()
  const { calls: escapes, logic: escapePress } = heldCalls<void, void>()
  const actor = createActor(navigationMachine.provide({ actors: { clickOutside, escapePress } })).start()
  actor.on('burger.focus', () => log.push('focusBurger'))
  const after = (...events: NavigationEvent[]) => {
    for (const event of events) actor.send(event)
    return actor.getSnapshot().value
  }
  return { actor, after, log, clicks, escapes }
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
  const { actor, after, clicks } = start()
  after({ type: 'menu.toggle' }, { type: 'group.toggle', group: 'loans' })
  await clicks[0]?.resolve()
  expect(actor.getSnapshot().value).toEqual({ menu: 'open', groups: 'closed' })
})

test('PUB-3: a click outside that came before another group was opened does not close that one', async () => {
  const { actor, after, clicks } = start()
  after({ type: 'group.toggle', group: 'loans' }, { type: 'group.close' })
  const clicked = clicks[0]?.resolve()
  after({ type: 'group.toggle', group: 'personal' })
  await clicked
  expect(actor.getSnapshot().value).toEqual(openGroup('personal'))
})

test('PUB-3: the burger toggles the menu, and closing it resets the dropdown', () => {
  const { after } = start()
  expect(after({ type: 'menu.toggle' })).toEqual({ menu: 'open', groups: 'closed' })
  after({ type: 'group.toggle', group: 'loans' })
  expect(after({ type: 'menu.toggle' })).toEqual(CLOSED)
})

test('PUB-3: Esc closes the mobile menu and focuses its button', async () => {
  const { actor, after, escapes, log } = start()
  after({ type: 'menu.toggle' })
  await escapes[0]?.resolve()
  expect(actor.getSnapshot().value).toEqual(CLOSED)
  expect(log).toEqual(['focusBurger'])
})
