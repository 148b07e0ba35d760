import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { machines } from './machines.ts'

test('FLOW-3: the list has every machine of the product', () => {
  const files = readdirSync('machines', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.machine.ts'),
  )
  expect(machines.map(({ id }) => `${id}/${id}.machine.ts`)).toEqual(files.toSorted())
})
