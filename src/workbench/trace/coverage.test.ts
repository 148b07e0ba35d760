import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ManualClock } from '#machines/explorer/manual-clock.ts'
import { doorMachine } from '#machines/model/test-door.ts'
import { createInspector } from '#src/platform/actors/inspection.ts'
import { createCoverage } from './coverage.ts'
import { graphOf } from './graph.ts'

function watched() {
  const coverage = createCoverage()
  const clock = new ManualClock()
  const inspect = createInspector(coverage.note)
  const start = (sign: string) => createActor(doorMachine.provide({}), { input: { sign }, clock, inspect }).start()
  return { coverage, clock, start }
}

const taken = (parts: { id: string; taken: number }[]) =>
  Object.fromEntries(parts.filter((part) => part.taken > 0).map((part) => [part.id, part.taken]))

test('FLOW-5: coverage counts the states and transitions of all actors of a machine, the first state included', () => {
  const { coverage, clock, start } = watched()
  expect(coverage.list()).toEqual([])
  const door = start('')
  door.send({ type: 'sign.write', change: { text: 'Please knock', side: 'outside' } })
  door.send({ type: 'bell.press' })
  clock.next()
  door.stop()
  start('Please ring')
  const [only, ...others] = coverage.list()
  expect(others).toEqual([])
  expect(only?.machine).toBe('door')
  expect(taken(only?.states ?? [])).toEqual({
    door: 2,
    'door.reading': 2,
    'door.closed': 2,
    'door.ringing': 2,
    'door.ringing.bell': 2,
    'door.ringing.bell.soft': 2,
    'door.ringing.lamp': 2,
    'door.ringing.lamp.lit': 2,
  })
  expect(taken(only?.transitions ?? [])).toEqual({
    'door.reading||0': 1,
    'door.reading||1': 1,
    'door.closed|bell.press|1': 1,
    'door.closed|sign.write|2': 1,
    'door.ringing|xstate.after.patience.door.ringing|0': 1,
  })
})

test('FLOW-5: coverage lists every part of a chart, in its order, with 0 for what was not taken', () => {
  const { coverage, start } = watched()
  start('')
  const { nodes, edges } = graphOf(doorMachine)
  const [door] = coverage.list()
  expect(door?.states.map(({ id }) => id)).toEqual(nodes.map(({ id }) => id))
  expect(door?.transitions.map(({ id }) => id)).toEqual(edges.map(({ id }) => id))
  expect(door?.states).toContainEqual({ id: 'door.ringing.bell.loud', taken: 0 })
})
