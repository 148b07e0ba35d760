import { type HttpHandler, http } from 'msw'
import { getDotPath, safeParse } from 'valibot'
import { contractCall } from '#mocks/engine/call-names.ts'
import type { Around } from '#mocks/engine/page-calls.ts'
import { duplicateKey, HttpError, jsonResponse } from '#mocks/engine/responses.ts'
import { InvalidRow, reasonOf, rowById } from '#mocks/engine/table.ts'
import { type BodyOf, callName, type Endpoint, type PlainAnswerOf, type RefusalOf } from '#src/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'
import { Redacted, type SecretValue, unwrap } from '#src/contract/redacted.ts'
import type { OutboxEntry } from '#src/contract/traffic.ts'
import type { AppClock } from '#src/platform/clock/clock.ts'
import type { BankDatabase } from './bank-database.ts'
import type { Database } from './database.ts'
import type { Outbox } from './outbox.ts'
import type { StoredFile, UserRow } from './row-schemas.ts'

/** What a resolver is given. */
export interface Call<E extends Endpoint = Endpoint> {
  body: ParsedBody<BodyOf<E>>
  /** the {id} of the path, or '' */
  id: string
  /** the owner of the token; throws if the endpoint needs no token */
  readonly customer: UserRow
  database: Database
  /** ms since the epoch, in virtual time */
  now: number
  /** sends a message once the change is written */
  sendMessage(message: Omit<OutboxEntry, 'at'>): void
  /** ends the call with one of the endpoint's refusals; `key` selects one of several duplicate keys */
  refuse(code: RefusalOf<E>, key?: string): never
  /** ends the call with a status that the contract does not describe */
  fail(status: 400 | 403 | 404, reason: string): never
}

export type Resolver<E extends Endpoint = Endpoint> = (
  call: Call<E>,
) => Declared<PlainAnswerOf<E>> | Promise<Declared<PlainAnswerOf<E>>>

/** One resolver per endpoint. An endpoint without a resolver is a type error. */
export type Resolvers = { [Name in EndpointName]: Resolver<(typeof endpoints)[Name]> }

/** The fields that a schema declares, without the index signature of a loose object. */
type Declared<T> = T extends readonly (infer Item)[]
  ? readonly Declared<Item>[]
  : T extends object
    ? { [Field in keyof T as string extends Field ? never : Field]: Declared<T[Field]> }
    : T

/** What handlers and the bank's side work with. */
export interface Bank {
  persistent: BankDatabase
  clock: AppClock
  outbox: Outbox
}

/** What handlers are made with. */
export interface HandlerParts {
  /** the bank, which may have to be opened first */
  open(): Bank | Promise<Bank>
  /** what stands around every answer; nothing by default */
  around?: Around
}

/**
 * Makes the MSW handler of an endpoint, for a page, a file and a server alike. It authenticates and parses the request, runs a
 * write as one change of the database, and checks the answer against the schema that clients use.
 */
export function createHandler<Name extends EndpointName>(
  name: Name,
  resolver: Resolver<(typeof endpoints)[Name]>,
  { open, around = plainAnswer }: HandlerParts,
): HttpHandler {
  const endpoint = endpoints[name]
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put'
  return http[method](patternOf(endpoint), ({ request, params }) => {
    const id = String(params.id ?? '')
    return around(contractCall(name, id), request, async () => {
      try {
        return jsonResponse(checkAnswer(endpoint, await run(endpoint, resolver as Resolver, await open(), request, id)))
      } catch (error) {
        if (error instanceof HttpError) return error.response()
        if (error instanceof InvalidRow) return new HttpError(400, error.message).response()
        throw error
      }
    })
  })
}

export const plainAnswer: Around = (_call, _request, answer) => answer()

/** MSW's pattern for 'users/{id}', below any origin. */
function patternOf({ path }: Endpoint): string {
  return `*/api/${path.replace('{id}', ':id')}`
}

async function run(
  endpoint: Endpoint,
  resolver: Resolver,
  { persistent, clock, outbox }: Bank,
  request: Request,
  id: string,
): Promise<unknown> {
  const authorize = (database: Database, owner: string) => {
    const customer = endpoint.token ? tokenOwner(database, request) : null
    if (customer && owner !== '' && owner !== customer._id) throw new HttpError(403, 'This belongs to another customer')
    return customer
  }
  // Who is signed in is there from the start.
  if (endpoint.method !== 'GET' || !endpoint.token) await persistent.complete()
  const messages: Omit<OutboxEntry, 'at'>[] = []
  authorize(persistent.database, id)
  const body = await readBody(endpoint, request)
  const { userId = id } = (body ?? {}) as { userId?: string }
  const resolve = async (database: Database) => {
    const caller = authorize(database, userId)
    if (caller) await database.loadDeferred(caller._id)
    return resolver({
      body,
      id,
      database,
      get customer() {
        if (caller === null) throw new Error(`${callName(endpoint)} needs no token, so it has no customer`)
        return caller
      },
      now: clock.now(),
      sendMessage: (message) => messages.push(message),
      refuse: (code, key) => {
        throw refusalError(endpoint, code, key)
      },
      fail: (status, reason) => {
        throw new HttpError(status, reason)
      },
    })
  }
  if (endpoint.method === 'GET') return resolve(persistent.database)
  const answer = await persistent.change('call', resolve, request.signal)
  for (const message of messages) outbox.add(message)
  return answer
}

function tokenOwner(database: Database, request: Request): UserRow {
  const session = rowById(database.sessions, request.headers.get('token') ?? '')
  const customer = session && rowById(database.users, session.userId)
  if (customer === undefined) throw new HttpError(401, 'This call needs the token of a customer who is signed in')
  return customer
}

/** A duplicate names the given key, or the first one that the endpoint declares. */
function refusalError(endpoint: Endpoint, code: string, key?: string): HttpError {
  const refusal = endpoint.refusals[code]
  if (refusal === undefined) throw new Error(`${callName(endpoint)} declares no refusal ${code}`)
  const { status, body } = refusal
  return new HttpError(status, typeof body === 'string' ? body : duplicateKey(key ?? body.keyPattern[0]))
}

function checkAnswer(endpoint: Endpoint, answer: unknown): unknown {
  const parsed = safeParse(endpoint.answer, answer)
  if (parsed.success) return answer
  const violations = parsed.issues.map((issue) => `${getDotPath(issue) ?? 'it'} is not ${issue.expected}`)
  throw new Error(`The answer to ${callName(endpoint)} violates the contract: ${violations.join('; ')}`)
}

/** A request's body with its secrets unwrapped, and its files as the bank stores them. */
export type ParsedBody<Body> = Body extends object ? { [Field in keyof Body]: ParsedField<Body[Field]> } : Body

type ParsedField<T> = T extends Blob ? StoredFile : T extends Redacted<infer Kind> ? SecretValue<Kind> : T

/** Parses the body with the endpoint's schema. Rejects with an `HttpError` of status 400 that gives the reason. */
async function readBody<E extends Endpoint>(endpoint: E, request: Request): Promise<ParsedBody<BodyOf<E>>> {
  if (endpoint.body === null) return null as ParsedBody<BodyOf<E>>
  const raw = await (endpoint.encoding === 'json' ? request.json() : readForm(request)).catch(() => {
    throw new HttpError(400, `The body of ${callName(endpoint)} must be ${endpoint.encoding}`)
  })
  const parsed = safeParse(endpoint.body, raw)
  if (!parsed.success) {
    throw new HttpError(400, `The body of ${callName(endpoint)} is wrong: ${parsed.issues.map(reasonOf).join('; ')}`)
  }
  const fields = Object.entries(parsed.output as object).map(async ([name, value]) => [
    name,
    value instanceof Blob ? await readFile(endpoint, name, value) : value instanceof Redacted ? unwrap(value) : value,
  ])
  return Object.fromEntries(await Promise.all(fields)) as ParsedBody<BodyOf<E>>
}

/** What the bank stores of a file, which is what its bytes are (IN-5). Their reader is loaded with the first file (PERF-3). */
async function readFile(endpoint: Endpoint, name: string, file: Blob): Promise<StoredFile> {
  const { judgePicture } = await import('#machines/rules/picture.ts')
  const { type, error } = judgePicture(new Uint8Array(await file.arrayBuffer()))
  if (error !== undefined) throw new HttpError(400, `The body of ${callName(endpoint)} is wrong: ${name} is ${error}`)
  return { name: file instanceof File ? file.name : 'file', type, size: file.size }
}

async function readForm(request: Request): Promise<Record<string, unknown>> {
  return Object.fromEntries(await request.formData())
}
