import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { graphOf } from './graph.ts'

/** The transitions that no machine of the product has. */
const teaMachine = createMachine({
  id: 'tea',
  initial: 'drawing',
  on: { '*': {} },
  states: {
    drawing: { initial: 'in', onDone: 'ready', after: { 90000: {} }, states: { in: { type: 'final' } } },
    ready: {},
  },
})

test('FLOW-3: a graph also has what no chart of the product has; the layouts tell of any change of the others', () => {
  expect(graphOf(teaMachine).edges).toMatchObject([
    { id: 'tea|*|0', kind: 'event', label: 'any other event', targets: [], delay: null },
    { id: 'tea.drawing|xstate.done.state.tea.drawing|0', kind: 'done', label: 'done', targets: ['tea.ready'] },
    {
      id: 'tea.drawing|xstate.after.90000.tea.drawing|1',
      kind: 'after',
      label: 'after 90 s',
      delay: '90000',
      ms: 90_000,
    },
  ])
})
