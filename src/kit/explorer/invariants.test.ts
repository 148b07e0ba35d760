import { expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { defineModel } from '#src/kit/model/model.ts'
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
  const result = explore(brokenMachine, brokenModel, { secrets: SECRETS })
  expect(result.violations).toEqual([
    'broken: context.typed holds a secret, after opened | type',
    'broken: two submits are pending: save, save, after opened | both',
    'broken: it breaks: Error: offline, after opened | both; save: failed @ 0.broken.both.one.saving',
  ])
  expect(endlesslyBusy(result)[0]).toBe('broken: it stays busy for ever, after opened | wait')
  expect(result.states.filter((id) => !result.entered.has(id))).toEqual(['broken.nowhere'])
})

const brokenMachine = setup({
  types: {
    context: {} as { typed: string },
    events: {} as { type: 'typed' | 'both' | 'wait' },
    tags: {} as 'busy',
  },
  actors: { save: fromPromise<void, void>(async () => {}) },
  actions: { keep: assign({ typed: '‹password›' }) },
}).createMachine({
  id: 'broken',
  context: { typed: '' },
  initial: 'idle',
  states: {
    idle: { on: { typed: { actions: 'keep' }, both: 'both', wait: 'waiting' } },
    waiting: { tags: 'busy' },
    both: {
      type: 'parallel',
      states: {
        one: { initial: 'saving', states: { saving: { invoke: { src: 'save' } } } },
        other: { initial: 'saving', states: { saving: { invoke: { src: 'save' } } } },
      },
    },
    nowhere: {},
  },
})

const brokenModel = defineModel<typeof brokenMachine>({
  id: 'broken',
  starts: { opened: { input: {}, inApp: 'It is in no app.' } },
  events: { typed: { origin: 'typing' }, both: { origin: 'person' }, wait: { origin: 'person' } },
  moves: { type: { type: 'typed' }, both: { type: 'both' }, wait: { type: 'wait' } },
  outcomes: { save: { failed: { error: new Error('offline'), inApp: [] } } },
  calls: { save: { calls: [] } },
  submits: ['save'],
})
