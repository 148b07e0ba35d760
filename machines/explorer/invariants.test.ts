import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { doorMachine, doorModel, Key } from '#machines/model/test-door.ts'
import { explore } from './explore.ts'
import { endlesslyBusy, secretsIn } from './invariants.ts'

const SECRETS = ['‹code›', '‹password›', '‹contents›']
const picture = new File(['‹contents›'], 'picture.png')

test('FLOW-4: a secret is found anywhere in a context, and a file anywhere it is not allowed', () => {
  const context = {
    entry: { note: 'it is ‹code›' },
    list: ['‹password›', 'nothing'],
    proof: picture,
    other: [picture],
  }
  expect(secretsIn(context, SECRETS, ['proof'])).toEqual(['entry.note', 'list.0', 'other.0'])
  expect(secretsIn({ text: '‹contents›', amount: 1, none: null }, SECRETS, [])).toEqual(['text'])
})

test('FLOW-4: each broken invariant of a machine is reported with the path to it', () => {
  const result = explore(brokenDoor, doorModel, { secrets: ['Please knock'] })
  expect(result.violations).toEqual([
    'door: two submits are pending: unlock, unlock, after asking',
    'door: a submit is pending, and it is not busy, after asking',
    'door: context.sign holds a secret, after found | write',
    'door: it breaks: Error: broken, after asking | unlock: broken off @ 0.door.ringing.bell',
  ])
  expect(endlesslyBusy(result)).toEqual([
    'door: it stays busy for ever, after found | turn the key',
    'door: it stays busy for ever, after found | write; turn the key',
  ])
  expect(result.states.filter((id) => !result.entered.has(id))).toEqual(['door.open'])
})

test.each([
  ['makes a submit', { 'key.turn': '.unlocking' }, 'turn the key'],
  ['gives up a submit', { 'door.close': '.closed' }, 'close'],
  ['changes the context', { 'sign.write': doorMachine.config.states?.closed?.on?.['sign.write'] }, 'write'],
])('FLOW-4, ERR-3: an event that %s while the machine is busy is reported', (disturbance, on, move) => {
  const config = { ...doorMachine.config, on } as const
  const { violations } = explore(createMachine(config as never, doorMachine.implementations), doorModel)
  expect(violations).toEqual([`door: while it is busy, an event ${disturbance}, after found | turn the key; ${move}`])
})

const unlock = { src: 'unlock', input: { key: new Key(true) } }

/** A door whose lock never answers, so that it never opens. Bell and lamp each unlock it, and neither handles an error. */
const brokenDoor = createMachine(
  {
    ...doorMachine.config,
    states: {
      ...doorMachine.config.states,
      unlocking: { tags: 'busy' },
      ringing: { type: 'parallel', states: { bell: { invoke: unlock }, lamp: { invoke: unlock } } },
    },
  },
  doorMachine.implementations,
)
