import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { statesOf, transitionId, transitionsOf } from '#machines/model/transitions.ts'
import { machines } from './machines.ts'

test('FLOW-3: the list has every machine of the product', () => {
  const files = readdirSync('machines', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.machine.ts'),
  )
  expect(machines.map(({ id }) => `${id}/${id}.machine.ts`)).toEqual(files.toSorted())
})

test('FLOW-3: no two transitions of a machine share an id', () => {
  for (const machine of machines) {
    const ids = statesOf(machine).flatMap((node) => transitionsOf(node).map(transitionId))
    expect(new Set(ids).size).toBe(ids.length)
  }
})
