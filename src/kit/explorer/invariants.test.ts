import { expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import { explore } from './explore.ts'
import { CONTENTS, picture } from '#machines/sample-files.ts'
import { endlessBusiness, secretsIn } from './invariants.ts'
import { planOf } from '#src/kit/model/plan.ts'

test('FLOW-4: a secret is found wherever it lies in a context, and a file where none may lie', () => {
  const context = {
    entry: { note: `it is ${PLACEHOLDERS.code}` },
    list: [PLACEHOLDERS.password, 'nothing'],
    proof: picture,
    other: [picture],
  }
  expect(secretsIn(context, ['proof'])).toEqual(['entry.note', 'list.0', 'other.0'])
  expect(secretsIn({ text: CONTENTS, amount: 1, none: null }, [])).toEqual(['text'])
})

test('FLOW-4: what is wrong with a machine is told, with the way there', () => {
  const result = explore(planOf(faulty, { ...NOWHERE, events: EVENTS, watchers: {}, ...CALLS }))
  expect(result.faults).toEqual([
    'faulty: a secret stands in context.typed, after opened | type',
    'faulty: two submits are under way: save, save, after opened | both',
    'faulty: it breaks: Error: offline, after opened | both; save: failed @ 0.faulty.both.one.saving',
  ])
  expect(endlessBusiness(result)[0]).toBe('faulty: what is busy never ends, after opened | wait')
  expect(result.states.filter((id) => !result.entered.has(id))).toEqual(['faulty.nowhere'])
})

const faulty = setup({
  types: {
    context: {} as { typed: string },
    events: {} as { type: 'typed' | 'both' | 'wait' },
    tags: {} as 'busy',
  },
  actors: { save: fromPromise<void, void>(async () => {}) },
  actions: { keep: assign({ typed: PLACEHOLDERS.password }) },
}).createMachine({
  id: 'faulty',
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
const EVENTS = { type: { type: 'typed' }, both: { type: 'both' }, wait: { type: 'wait' } } as const
const NOWHERE = { starts: { opened: { input: {}, inApp: 'It is no flow of the app.' } } }
const CALLS = {
  outcomes: { save: { failed: { error: new Error('offline'), inApp: [] } } },
  calls: { save: { calls: [] } },
  submits: ['save'],
} as const
