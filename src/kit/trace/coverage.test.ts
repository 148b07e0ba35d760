import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { createInspector } from '#src/kit/actors/inspection.ts'
import { graphOf } from '#src/kit/statechart/graph.ts'
import { createCoverage } from './coverage.ts'

const machine = setup({
  types: {
    context: {} as { water: number },
    input: {} as { water: number },
    events: {} as { type: 'switch.press' } | { type: 'lid.open' },
  },
  guards: { isEmpty: ({ context }) => context.water === 0 },
}).createMachine({
  id: 'kettle',
  context: ({ input }) => input,
  initial: 'checking',
  states: {
    checking: { always: [{ guard: 'isEmpty', target: 'off' }, { target: 'on' }] },
    off: { on: { 'switch.press': 'on', 'lid.open': {} } },
    on: {
      type: 'parallel',
      states: {
        water: { initial: 'warm', states: { warm: { on: { 'switch.press': 'hot' } }, hot: {} } },
        lamp: { initial: 'lit', states: { lit: {} } },
      },
      on: { 'lid.open': 'off' },
    },
  },
})

function watched() {
  const coverage = createCoverage()
  const start = (water: number) =>
    createActor(machine.provide({}), { input: { water }, inspect: createInspector(coverage.note) }).start()
  return { coverage, start }
}

const taken = (parts: { id: string; taken: number }[]) =>
  Object.fromEntries(parts.filter((part) => part.taken > 0).map((part) => [part.id, part.taken]))

test('FLOW-5: coverage counts the states and transitions of all actors of a machine, the first state included', () => {
  const { coverage, start } = watched()
  expect(coverage.list()).toEqual([])
  const kettle = start(0)
  kettle.send({ type: 'lid.open' })
  kettle.send({ type: 'switch.press' })
  kettle.send({ type: 'lid.open' })
  kettle.stop()
  start(1)
  const [only, ...others] = coverage.list()
  expect(others).toEqual([])
  expect(only?.machine).toBe('kettle')
  expect(taken(only?.states ?? [])).toEqual({
    kettle: 2,
    'kettle.checking': 2,
    'kettle.off': 2,
    'kettle.on': 2,
    'kettle.on.water': 2,
    'kettle.on.water.warm': 2,
    'kettle.on.lamp': 2,
    'kettle.on.lamp.lit': 2,
  })
  expect(taken(only?.transitions ?? [])).toEqual({
    'kettle.checking||0': 1,
    'kettle.checking||1': 1,
    'kettle.off|lid.open|1': 1,
    'kettle.off|switch.press|0': 1,
    'kettle.on|lid.open|0': 1,
  })
})

test('FLOW-5: coverage lists every part of a chart, in its order, with 0 for what was not taken', () => {
  const { coverage, start } = watched()
  start(0)
  const { nodes, edges } = graphOf(machine)
  const [kettle] = coverage.list()
  expect(kettle?.states.map(({ id }) => id)).toEqual(nodes.map(({ id }) => id))
  expect(kettle?.transitions.map(({ id }) => id)).toEqual(edges.map(({ id }) => id))
  expect(kettle?.states).toContainEqual({ id: 'kettle.on.water.hot', taken: 0 })
})
