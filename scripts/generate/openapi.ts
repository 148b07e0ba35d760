import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { brand } from '#src/content/brand.ts'
import { callExamples } from '#src/contract/calls.ts'
import type { Endpoint, Refusal } from '#src/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'
import {
  countrySchema,
  depositSchema,
  kycSchema,
  loanSchema,
  transferSchema,
  userSchema,
} from '#src/contract/entities.ts'
import { type Generator, writeChanged } from './generated-file.ts'

type JsonSchema = Record<string, unknown>

const TOKEN = 'token'
const id = { name: 'id', in: 'path', required: true, description: 'the customer’s id', schema: { type: 'string' } }

/** Every call of the contract as an OpenAPI 3.1 document, for the authors of a real backend (HTTP-1). */
export function openApiDocument(): JsonSchema {
  const names = Object.keys(endpoints) as EndpointName[]
  const paths: Record<string, JsonSchema> = {}
  for (const name of names) {
    const { method, path } = endpoints[name]
    paths[`/${path}`] = { ...paths[`/${path}`], [method.toLowerCase()]: operation(name, endpoints[name]) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Larkspur',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: brand.shortName, email: brand.support.email },
      description:
        'The calls that the product makes. `npm run generate openapi` generates this document from src/contract. docs/backends.md names tools that check a backend against it.',
    },
    servers: [{ url: '{base}', variables: { base: { default: 'http://127.0.0.1:3000/api' } } }],
    components: {
      securitySchemes: { [TOKEN]: { type: 'apiKey', in: 'header', name: 'token' } },
      schemas: toJsonSchemaDefs(ENTITIES, CONVERSION),
    },
    tags: [...new Set(names.map((name) => tagOf(endpoints[name])))].map((name) => ({
      name,
      description: `The calls below \`/${name}\``,
    })),
    paths,
  }
}

/** The first part of its path: 'auth', 'users'. */
function tagOf({ path }: Endpoint): string {
  return path.split('/')[0] ?? path
}

function operation(name: EndpointName, endpoint: Endpoint): JsonSchema {
  const { path, token, body, answer, encoding } = endpoint
  return {
    operationId: name,
    summary: callExamples[name].summary,
    description: description(endpoint),
    tags: [tagOf(endpoint)],
    security: token ? [{ [TOKEN]: [] }] : [],
    ...(path.includes('{id}') ? { parameters: [id] } : {}),
    ...(body === null ? {} : { requestBody: { required: true, content: content(encoding, schemaOf(body)) } }),
    responses: { 200: { description: 'Done', content: content('json', schemaOf(answer)) }, ...refusals(endpoint) },
  }
}

function description({ token, refusals }: Endpoint): string {
  const who = token ? 'The header `token` says which customer sends it.' : 'Sent by anybody, without a token.'
  const codes = Object.entries(refusals).map(([code, { status }]) => `${code} (${status})`)
  return codes.length === 0 ? who : `${who} The product explains these refusals: ${codes.join(', ')}.`
}

/** Refusals with the same status differ in their bodies. */
function refusals({ refusals, token, body, path }: Endpoint): JsonSchema {
  const common: Record<number, string> = {
    ...(body === null ? {} : { 400: 'The body is invalid. The text gives the reason.' }),
    ...(token ? { 401: 'No customer has this token' } : {}),
    ...(token && (path.includes('{id}') || body !== null)
      ? { 403: 'This belongs to another customer, only the bank may do it, or the customer may not do it yet' }
      : {}),
  }
  const declared = Object.values(refusals)
  const statuses = [...new Set([...Object.keys(common).map(Number), ...declared.map(({ status }) => status)])].sort(
    (a, b) => a - b,
  )
  if (statuses.length === 0) return { '4XX': { description: 'Refused. The product ignores it.' } }
  return Object.fromEntries(
    statuses.map((status) => {
      const schemas = declared.filter((refusal) => refusal.status === status).map(refusalSchema)
      const description = common[status] ?? 'Refused'
      return [status, schemas.length === 0 ? { description } : { description, content: refusalContent(schemas) }]
    }),
  )
}

function refusalSchema({ body }: Refusal): JsonSchema {
  if (typeof body === 'string') return { const: body }
  const keys = body.keyPattern.map((key) => ({ type: 'object', required: [key], properties: { [key]: { const: 1 } } }))
  return { type: 'object', required: ['keyPattern'], properties: { keyPattern: anyOf(keys) } }
}

/** Messages are sent as plain text, duplicate keys as JSON. The client reads both with any header. */
function refusalContent(schemas: readonly JsonSchema[]): JsonSchema {
  const isText = schemas.every((schema) => 'const' in schema)
  return { [isText ? 'text/plain' : 'application/json']: { schema: anyOf(schemas) } }
}

function anyOf(schemas: readonly JsonSchema[]): JsonSchema {
  return schemas.length === 1 ? (schemas[0] ?? {}) : { anyOf: schemas }
}

function content(encoding: Endpoint['encoding'], schema: JsonSchema): JsonSchema {
  return { [encoding === 'json' ? 'application/json' : 'multipart/form-data']: { schema } }
}

function schemaOf(schema: GenericSchema): JsonSchema {
  const converted = toJsonSchema(schema as never, { ...CONVERSION, definitions: ENTITIES }) as JsonSchema
  const { $schema: _, $defs: __, ...rest } = converted
  return rest
}

/** Shared schemas, which the calls reference. */
const ENTITIES = {
  Country: countrySchema,
  User: userSchema,
  Loan: loanSchema,
  Deposit: depositSchema,
  Transfer: transferSchema,
  Kyc: kycSchema,
}

const CONVERSION: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  // The product cleans these values before it sends them, so cleaning is optional for a backend.
  ignoreActions: ['transform'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }) => {
    if ((valibotSchema as unknown) === transferSchema) return TRANSFER as never
    return valibotSchema.type === 'instance' ? ({ type: 'string', format: 'binary' } as never) : undefined
  },
}

/** Written by hand, because the contract checks transfers with a function: `isTransfer`. */
const TRANSFER = {
  type: 'object',
  required: ['_id'],
  properties: {
    _id: { type: 'string' },
    amount: { type: ['number', 'string', 'null'] },
    status: { type: ['string', 'boolean', 'null'] },
    createdAt: { type: ['string', 'null'] },
    withdrawalPath: { type: ['string', 'null'] },
  },
}

export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`
}

/** The contract as an OpenAPI document (HTTP-1). */
export const openapi: Generator = {
  makes: 'docs/openapi.json from the contract',
  write: async () => writeChanged('openapi', [{ path: 'docs/openapi.json', text: openApiText() }]),
}
