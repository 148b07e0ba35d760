import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'
import { openApiDocument, openApiText } from './openapi.ts'

type Schema = Record<string, unknown>
interface Operation {
  operationId: string
  summary: string
  security: object[]
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>
}

const { info, components, paths: allPaths } = openApiDocument()
const { schemas } = components as { schemas: Record<string, Schema> }
const paths = allPaths as Record<string, Record<string, Operation>>
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)

test('HTTP-1: docs/openapi.json is up to date; if not, run npm run generate openapi', () => {
  const file = readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8')
  expect(file === openApiText(), 'docs/openapi.json is out of date. Run: npm run generate openapi').toBe(true)
})

test('HTTP-1: the document contains its licence and each entity once', () => {
  expect(info).toMatchObject({ license: { name: 'MIT', identifier: 'MIT' } })
  expect(Object.keys(schemas)).toEqual(['Country', 'User', 'Loan', 'Deposit', 'Transfer', 'Kyc'])
  expect(operations.find(({ operationId }) => operationId === 'getUser')?.responses[200]?.content).toEqual({
    'application/json': { schema: { $ref: '#/components/schemas/User' } },
  })
})

test('HTTP-1: the document contains every call of the contract once, with its token, body and refusals', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort())
  for (const { operationId, path, method, security, parameters = [], requestBody, responses } of operations) {
    const endpoint = endpoints[operationId as EndpointName]
    expect([`/${endpoint.path}`, endpoint.method.toLowerCase()]).toEqual([path, method])
    expect(security).toEqual(endpoint.token ? [{ token: [] }] : [])
    expect(parameters.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
    const type = endpoint.encoding === 'json' ? 'application/json' : 'multipart/form-data'
    expect(Object.keys(requestBody?.content ?? {})).toEqual(endpoint.body === null ? [] : [type])
    const refused = Object.values(endpoint.refusals as Record<string, { status: number }>).map(({ status }) =>
      String(status),
    )
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', ...refused]))
  }
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
