import { expect, test } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { graphOf } from './graph.ts'

/** Every kind of state and transition, more than the door of the other tests needs. */
const teaMachine = setup({
  types: { events: {} as { type: 'kettle.fill' } | { type: 'cup.take' }, tags: {} as 'busy' },
  actors: { boil: fromPromise(async () => {}), listen: fromPromise(async () => {}) },
  actions: { pour: () => {}, say: (_, _params: string) => {} },
  guards: { isFull: () => true, isKind: (_, { kind }: { kind: string }) => kind === 'green' },
  delays: { drawTime: 180_000, taste: () => 5 },
}).createMachine({
  id: 'tea',
  initial: 'cold',
  on: { '*': { actions: 'pour' }, 'cup.take': { target: ['.drawing.leaves.in', '.drawing.cup.full'] } },
  states: {
    cold: {
      entry: { type: 'say', params: 'fill me' },
      exit: 'pour',
      on: {
        'kettle.fill': [
          { guard: { type: 'isKind', params: { kind: 'green' } }, target: 'boiling', actions: ['pour'] },
          { guard: 'isFull', target: 'cold', reenter: true },
        ],
      },
    },
    boiling: {
      id: 'hot',
      tags: 'busy',
      invoke: [
        { id: 'fire', src: 'boil', onDone: 'drawing', onError: 'cold' },
        { id: 'ear', src: 'listen', onDone: { actions: 'pour' } },
      ],
    },
    drawing: {
      type: 'parallel',
      onDone: 'ready',
      after: { drawTime: 'ready', taste: { guard: 'isFull', target: 'ready' }, 90000: {} },
      states: {
        leaves: {
          initial: 'in',
          states: { in: { always: { guard: 'isFull', target: 'out' } }, out: { type: 'final' } },
        },
        cup: { initial: 'full', states: { full: { type: 'final' } } },
      },
    },
    ready: { type: 'final' },
  },
})

/** The parts of a node or an edge that are not named beside it. */
const said = (parts: Record<string, unknown>) =>
  Object.entries(parts).flatMap(([name, part]) =>
    part === null || (Array.isArray(part) && part.length === 0) ? [] : [`${name} ${[part].flat().join(', ')}`],
  )

test('FLOW-3: a machine becomes a graph with everything that its chart shows: its states', () => {
  const { id, nodes } = graphOf(teaMachine)
  expect([
    id,
    ...nodes.map(({ id, key, type, parent, ...rest }) => [id, key, type, parent, ...said({ ...rest })]),
  ]).toEqual([
    'tea',
    ['tea', 'tea', 'compound', null, 'children tea.cold, hot, tea.drawing, tea.ready', 'initial tea.cold'],
    ['tea.cold', 'cold', 'atomic', 'tea', 'entry say(fill me)', 'exit pour'],
    ['hot', 'boiling', 'atomic', 'tea', 'tags busy', 'invokes boil, listen'],
    ['tea.drawing', 'drawing', 'parallel', 'tea', 'children tea.drawing.leaves, tea.drawing.cup'],
    [
      'tea.drawing.leaves',
      'leaves',
      'compound',
      'tea.drawing',
      'children tea.drawing.leaves.in, tea.drawing.leaves.out',
      'initial tea.drawing.leaves.in',
    ],
    ['tea.drawing.leaves.in', 'in', 'atomic', 'tea.drawing.leaves'],
    ['tea.drawing.leaves.out', 'out', 'final', 'tea.drawing.leaves'],
    [
      'tea.drawing.cup',
      'cup',
      'compound',
      'tea.drawing',
      'children tea.drawing.cup.full',
      'initial tea.drawing.cup.full',
    ],
    ['tea.drawing.cup.full', 'full', 'final', 'tea.drawing.cup'],
    ['tea.ready', 'ready', 'final', 'tea'],
  ])
})

test('FLOW-3: a machine becomes a graph with everything that its chart shows: its transitions', () => {
  const { edges } = graphOf(teaMachine)
  for (const { id, source, eventType } of edges) expect(id.slice(0, id.lastIndexOf('|'))).toBe(`${source}|${eventType}`)
  expect(
    edges.map(({ id, source: _, eventType: __, kind, label, ...rest }) => [id, kind, label, ...said({ ...rest })]),
  ).toEqual([
    ['tea|*|0', 'event', 'any other event', 'actions pour'],
    ['tea|cup.take|1', 'event', 'cup.take', 'targets tea.drawing.leaves.in, tea.drawing.cup.full'],
    ['tea.cold|kettle.fill|0', 'event', 'kettle.fill', 'targets hot', 'guard isKind(green)', 'actions pour'],
    ['tea.cold|kettle.fill|1', 'event', 'kettle.fill', 'targets tea.cold', 'guard isFull'],
    ['hot|xstate.done.actor.fire|0', 'done', 'done boil', 'targets tea.drawing'],
    ['hot|xstate.error.actor.fire|1', 'error', 'error boil', 'targets tea.cold'],
    ['hot|xstate.done.actor.ear|2', 'done', 'done listen', 'actions pour'],
    ['tea.drawing|xstate.done.state.tea.drawing|0', 'done', 'done', 'targets tea.ready'],
    ['tea.drawing|xstate.after.90000.tea.drawing|1', 'after', 'after 90 s', 'delay 90000', 'ms 90000'],
    [
      'tea.drawing|xstate.after.drawTime.tea.drawing|2',
      'after',
      'after drawTime',
      'targets tea.ready',
      'delay drawTime',
      'ms 180000',
    ],
    [
      'tea.drawing|xstate.after.taste.tea.drawing|3',
      'after',
      'after taste',
      'targets tea.ready',
      'guard isFull',
      'delay taste',
    ],
    ['tea.drawing.leaves.in||0', 'always', 'always', 'targets tea.drawing.leaves.out', 'guard isFull'],
  ])
})
