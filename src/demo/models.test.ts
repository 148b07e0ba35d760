import { expect, test } from 'vitest'
import { machines } from '#src/demo/machines.ts'
import { statesOf, transitionsOf } from '#src/kit/statechart/transitions.ts'
import { doers } from './doers.ts'

test('DEMO-8: of every event of every machine it is said whether a person sends it', () => {
  const heard = machines.map((machine) => {
    const types = statesOf(machine).flatMap((node) => transitionsOf(node).map(({ eventType }) => eventType))
    return [machine.id, [...new Set(types)].filter((type) => type !== '' && !type.startsWith('xstate.')).sort()]
  })
  const told = Object.entries(doers).map(([flow, types]) => [flow, Object.keys(types).sort()])
  expect(told).toEqual(heard)
})
