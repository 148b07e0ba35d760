import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CALL_NAMES } from '#mocks/engine/call-names.ts'
import { machines } from './machines.ts'
import { models } from './models.ts'

const files = readdirSync('machines', { recursive: true, encoding: 'utf8' })
const modelFiles = files.filter((name) => name.endsWith('.model.ts'))

test('FLOW-3, FLOW-4: every machine of the product is listed and has a model, and every model a machine', () => {
  const counterparts = files.flatMap((name) => {
    const [, flow, kind] = /^(.+)\.(machine|model)\.ts$/.exec(name) ?? []
    return kind === undefined ? [] : [`${flow}.${kind === 'machine' ? 'model' : 'machine'}.ts`]
  })
  expect(counterparts.filter((name) => !files.includes(name)).map((name) => `write machines/${name}`)).toEqual([])
  expect([...models.keys()]).toEqual(machines.map(({ id }) => id))
  expect([...models.keys()].map((id) => `${id}/${id}.model.ts`)).toEqual(modelFiles.toSorted())
})

test('FLOW-4: no model imports its machine', () => {
  const bringing = modelFiles.filter((name) =>
    /^import (?!type )[^\n]*\.machine\.ts'$/m.test(readFileSync(`machines/${name}`, 'utf8')),
  )
  expect(bringing).toEqual([])
})

test.each([...models.keys()])(
  'FLOW-4: every call that the model of %s names is in src/contract/endpoints.ts',
  (flow) => {
    const named = JSON.stringify(models.get(flow)).matchAll(/"((?:GET|POST|PUT) [^"]+)"/g)
    expect([...named].map(([, call]) => call).filter((call) => !CALL_NAMES.includes(call ?? ''))).toEqual([])
  },
)
