import { type HttpHandler, http } from 'msw'
import { getDotPath, safeParse } from 'valibot'
import { rowById } from '#mocks/engine/queries.ts'
import { type BodyOf, callName, type Endpoint, type PlainAnswerOf, type RefusalOf } from '#src/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'
import type { AppClock } from '#src/kit/clock/clock.ts'
import { nameHandler } from './call-names.ts'
import type { Database } from './database.ts'
import type { Outbox, OutboxEntry } from './outbox.ts'
import { type Received, readBody } from './received.ts'
import { Denial, denialOf, jsonResponse } from './responses.ts'
import type { UserRow } from './row-schemas.ts'
import { RowRefused } from './row-schemas.ts'
import type { World } from './world.ts'

/** What a reply has to go by. */
export interface Call<E extends Endpoint = Endpoint> {
  body: Received<BodyOf<E>>
  /** the path's {id}, else '' */
  id: string
  /** who holds the token; a call that needs none must not ask */
  readonly customer: UserRow
  database: Database
  /** ms since the epoch, in virtual time */
  now: number
  /** sends a message, once the change is written */
  post(message: Omit<OutboxEntry, 'at'>): void
  /** ends the call with a refusal that its endpoint declares; of several duplicate keys it names one */
  refuse(code: RefusalOf<E>, key?: string): never
  /** ends the call with any other status, and the reason in words */
  deny(status: 400 | 403 | 404, reason: string): never
}

export type Reply<E extends Endpoint = Endpoint> = (
  call: Call<E>,
) => Declared<PlainAnswerOf<E>> | Promise<Declared<PlainAnswerOf<E>>>

/** The fields that a schema names, without the any others that it lets through. */
type Declared<T> = T extends readonly (infer Item)[]
  ? readonly Declared<Item>[]
  : T extends object
    ? { [Field in keyof T as string extends Field ? never : Field]: Declared<T[Field]> }
    : T

export interface AnswerContext {
  world: World
  clock: AppClock
  outbox: Outbox
}

/** Where a handler finds what it answers from; it may have to be opened first. */
export type ContextSource = () => AnswerContext | Promise<AnswerContext>

/**
 * Makes an MSW handler of one endpoint of the contract, for a page, a file on disk and a server alike: the request is
 * authenticated and parsed, whatever writes runs as one change of the world, and the reply is checked against the schema that
 * clients use.
 */
export function answer<Name extends EndpointName>(
  name: Name,
  reply: Reply<(typeof endpoints)[Name]>,
  source: ContextSource,
): HttpHandler {
  const endpoint = endpoints[name]
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put'
  const handler = http[method](patternOf(endpoint), async ({ request, params }) => {
    try {
      const id = String(params.id ?? '')
      return jsonResponse(checked(endpoint, await run(endpoint, reply as Reply, await source(), request, id)))
    } catch (error) {
      if (error instanceof Denial) return error.response()
      if (error instanceof RowRefused) return new Denial(400, error.message).response()
      throw error
    }
  })
  return nameHandler(handler, name)
}

/** 'GET users/{id}' as MSW writes it, below any origin. */
function patternOf({ path }: Endpoint): string {
  return `*/api/${path.replace('{id}', ':id')}`
}

async function run(
  endpoint: Endpoint,
  reply: Reply,
  { world, clock, outbox }: AnswerContext,
  request: Request,
  id: string,
): Promise<unknown> {
  const authorize = (database: Database, owner: string) => {
    const customer = endpoint.token ? holderOf(database, request) : null
    if (customer && owner !== '' && owner !== customer._id) throw new Denial(403, 'This belongs to another customer')
    return customer
  }
  const messages: Omit<OutboxEntry, 'at'>[] = []
  authorize(world.database, id)
  const body = await readBody(endpoint, request)
  const { userId = id } = (body ?? {}) as { userId?: string }
  const answerFrom = async (database: Database) => {
    const caller = authorize(database, userId)
    if (caller) await database.complete(caller._id)
    return reply({
      body,
      id,
      database,
      get customer() {
        if (caller === null) throw new Error(`Nobody in particular calls ${callName(endpoint)}`)
        return caller
      },
      now: clock.now(),
      post: (message) => messages.push(message),
      refuse: (code, key) => {
        throw denialOf(endpoint, code, key)
      },
      deny: (status, reason) => {
        throw new Denial(status, reason)
      },
    })
  }
  if (endpoint.method === 'GET') return answerFrom(world.database)
  const written = await world.change('call', answerFrom, request.signal)
  for (const message of messages) outbox.add(message)
  return written
}

function holderOf(database: Database, request: Request): UserRow {
  const session = rowById(database.sessions, request.headers.get('token') ?? '')
  const customer = session && rowById(database.users, session.userId)
  if (customer === undefined) throw new Denial(401, 'This call needs the token of a customer who is signed in')
  return customer
}

function checked(endpoint: Endpoint, reply: unknown): unknown {
  const parsed = safeParse(endpoint.answer, reply)
  if (parsed.success) return reply
  const faults = parsed.issues.map((issue) => `${getDotPath(issue) ?? 'it'} is no ${issue.expected}`)
  throw new Error(`The answer to ${callName(endpoint)} does not keep the contract: ${faults.join('; ')}`)
}
