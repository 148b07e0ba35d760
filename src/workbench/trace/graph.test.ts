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

const STATE = { initial: null, tags: [], invokes: [], entry: [], exit: [], children: [] }
const EDGE = { targets: [], guard: null, actions: [], delay: null, ms: null }

test('FLOW-3: a machine becomes a graph with everything that its chart shows', () => {
  const delayed = (delay: string) => ({
    ...EDGE,
    source: 'tea.drawing',
    eventType: `xstate.after.${delay}.tea.drawing`,
    kind: 'after',
    label: `after ${delay}`,
    delay,
  })
  expect(graphOf(teaMachine)).toEqual({
    id: 'tea',
    nodes: [
      {
        ...STATE,
        id: 'tea',
        key: 'tea',
        type: 'compound',
        parent: null,
        initial: 'tea.cold',
        children: ['tea.cold', 'hot', 'tea.drawing', 'tea.ready'],
      },
      { ...STATE, id: 'tea.cold', key: 'cold', type: 'atomic', parent: 'tea', entry: ['say(fill me)'], exit: ['pour'] },
      {
        ...STATE,
        id: 'hot',
        key: 'boiling',
        type: 'atomic',
        parent: 'tea',
        tags: ['busy'],
        invokes: ['boil', 'listen'],
      },
      {
        ...STATE,
        id: 'tea.drawing',
        key: 'drawing',
        type: 'parallel',
        parent: 'tea',
        children: ['tea.drawing.leaves', 'tea.drawing.cup'],
      },
      {
        ...STATE,
        id: 'tea.drawing.leaves',
        key: 'leaves',
        type: 'compound',
        parent: 'tea.drawing',
        initial: 'tea.drawing.leaves.in',
        children: ['tea.drawing.leaves.in', 'tea.drawing.leaves.out'],
      },
      { ...STATE, id: 'tea.drawing.leaves.in', key: 'in', type: 'atomic', parent: 'tea.drawing.leaves' },
      { ...STATE, id: 'tea.drawing.leaves.out', key: 'out', type: 'final', parent: 'tea.drawing.leaves' },
      {
        ...STATE,
        id: 'tea.drawing.cup',
        key: 'cup',
        type: 'compound',
        parent: 'tea.drawing',
        initial: 'tea.drawing.cup.full',
        children: ['tea.drawing.cup.full'],
      },
      { ...STATE, id: 'tea.drawing.cup.full', key: 'full', type: 'final', parent: 'tea.drawing.cup' },
      { ...STATE, id: 'tea.ready', key: 'ready', type: 'final', parent: 'tea' },
    ],
    edges: [
      {
        ...EDGE,
        id: 'tea|*|0',
        source: 'tea',
        eventType: '*',
        kind: 'event',
        label: 'any other event',
        actions: ['pour'],
      },
      {
        ...EDGE,
        id: 'tea|cup.take|1',
        source: 'tea',
        targets: ['tea.drawing.leaves.in', 'tea.drawing.cup.full'],
        eventType: 'cup.take',
        kind: 'event',
        label: 'cup.take',
      },
      {
        ...EDGE,
        id: 'tea.cold|kettle.fill|0',
        source: 'tea.cold',
        targets: ['hot'],
        eventType: 'kettle.fill',
        kind: 'event',
        label: 'kettle.fill',
        guard: 'isKind(green)',
        actions: ['pour'],
      },
      {
        ...EDGE,
        id: 'tea.cold|kettle.fill|1',
        source: 'tea.cold',
        targets: ['tea.cold'],
        eventType: 'kettle.fill',
        kind: 'event',
        label: 'kettle.fill',
        guard: 'isFull',
      },
      {
        ...EDGE,
        id: 'hot|xstate.done.actor.fire|0',
        source: 'hot',
        targets: ['tea.drawing'],
        eventType: 'xstate.done.actor.fire',
        kind: 'done',
        label: 'done boil',
      },
      {
        ...EDGE,
        id: 'hot|xstate.error.actor.fire|1',
        source: 'hot',
        targets: ['tea.cold'],
        eventType: 'xstate.error.actor.fire',
        kind: 'error',
        label: 'error boil',
      },
      {
        ...EDGE,
        id: 'hot|xstate.done.actor.ear|2',
        source: 'hot',
        eventType: 'xstate.done.actor.ear',
        kind: 'done',
        label: 'done listen',
        actions: ['pour'],
      },
      {
        ...EDGE,
        id: 'tea.drawing|xstate.done.state.tea.drawing|0',
        source: 'tea.drawing',
        targets: ['tea.ready'],
        eventType: 'xstate.done.state.tea.drawing',
        kind: 'done',
        label: 'done',
      },
      { ...delayed('90000'), id: 'tea.drawing|xstate.after.90000.tea.drawing|1', label: 'after 90 s', ms: 90_000 },
      {
        ...delayed('drawTime'),
        id: 'tea.drawing|xstate.after.drawTime.tea.drawing|2',
        targets: ['tea.ready'],
        ms: 180_000,
      },
      {
        ...delayed('taste'),
        id: 'tea.drawing|xstate.after.taste.tea.drawing|3',
        targets: ['tea.ready'],
        guard: 'isFull',
      },
      {
        ...EDGE,
        id: 'tea.drawing.leaves.in||0',
        source: 'tea.drawing.leaves.in',
        targets: ['tea.drawing.leaves.out'],
        eventType: '',
        kind: 'always',
        label: 'always',
        guard: 'isFull',
      },
    ],
  })
})
