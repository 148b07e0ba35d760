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
    'door: context.sign holds a secret, after found | write',
    'door: it breaks: Error: broken, after asking | unlock: broken off @ 0.door.ringing.bell',
  ])
  expect(endlesslyBusy(result)).toEqual([
    'door: it stays busy for ever, after found | turn the key',
    'door: it stays busy for ever, after found | write; turn the key',
  ])
  expect(result.states.filter((id) => !result.entered.has(id))).toEqual(['door.open'])
})

test('FLOW-4, ERR-3: a submit that is made while one is pending is reported, also where the first ends for it', () => {
  const config = { ...doorMachine.config, on: { 'key.turn': '.unlocking' } } as const
  const { violations } = explore(createMachine(config, doorMachine.implementations), doorModel)
  expect(violations).toEqual([
    'door: a submit is made while another is pending, after found | turn the key; turn the key',
  ])
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
