import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openApiDocument, openApiText } from './openapi.ts'

type Schema = Record<string, unknown>
interface Contents {
  content?: Record<string, { schema: Schema }>
}
interface Operation {
  operationId: string
  requestBody?: Contents
  responses: Record<string, Contents>
}

const { components, paths } = openApiDocument()
const { schemas } = components as { schemas: Record<string, Schema> }
const operations = Object.values(paths as Record<string, Record<string, Operation>>).flatMap(Object.values<Operation>)

test('HTTP-1: docs/openapi.json is up to date; if not, run npm run generate openapi', () => {
  const file = readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8')
  expect(file === openApiText(), 'docs/openapi.json is out of date. Run: npm run generate openapi').toBe(true)
})

test('HTTP-1: the schemas contain no broken reference and no type that JSON lacks', () => {
  const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']
  const check = (schema: unknown, at: string) => {
    if (typeof schema !== 'object' || schema === null) return
    const {
      $ref,
      anyOf,
      type,
      properties,
      required = [],
    } = schema as {
      $ref?: string
      anyOf?: unknown[]
      type?: unknown
      properties?: object
      required?: string[]
    }
    if ($ref !== undefined) expect(Object.keys(schemas), at).toContain($ref.replace('#/components/schemas/', ''))
    expect(anyOf?.length, at).not.toBe(1)
    if (typeof type === 'string' || Array.isArray(type))
      for (const name of [type].flat()) expect(types, at).toContain(name)
    expect(Object.keys(properties ?? {}), at).toEqual(expect.arrayContaining(required))
    for (const [name, part] of Object.entries(schema)) check(part, `${at}/${name}`)
  }
  for (const [name, schema] of Object.entries(schemas)) check(schema, name)
  for (const { operationId, requestBody, responses } of operations) {
    const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)]
    for (const content of contents) for (const { schema } of Object.values(content ?? {})) check(schema, operationId)
  }
})
