import { type HttpHandler, http } from 'msw'
import { getDotPath, safeParse } from 'valibot'
import type { AppClock } from '#src/clock.ts'
import { type AnswerOf, type BodyOf, callName, type Endpoint, type RefusalOf } from '#src/contract/endpoint.ts'
import type { createCallNames } from './call-names.ts'
import type { Database } from './database.ts'
import type { Outbox, OutboxEntry } from './outbox.ts'
import { type Received, readBody } from './received.ts'
import { Denial, denialOf, jsonResponse, writtenResponse } from './responses.ts'
import { RowRefused } from './row-schemas.ts'
import type { UserRow } from './rows.ts'
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

export type Reply<E extends Endpoint> = (call: Call<E>) => Declared<AnswerOf<E>> | WrittenAnswer<Declared<AnswerOf<E>>>

/** An answer too long to be made of objects: its bytes, and one like it for the check. */
export class WrittenAnswer<Answer> {
  readonly bytes: Uint8Array<ArrayBuffer>[]
  readonly sample: Answer

  constructor(bytes: Uint8Array<ArrayBuffer>[], sample: Answer) {
    this.bytes = bytes
    this.sample = sample
  }
}

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
  nameOf: ReturnType<typeof createCallNames>
}

/**
 * Makes an MSW handler of one endpoint of the contract: the request is authenticated and parsed, whatever
 * writes runs as one change of the world, and the reply is checked against the schema that clients use.
 */
export function answer<E extends Endpoint>(endpoint: E, reply: Reply<E>, context: AnswerContext): HttpHandler {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put'
  const isThis = ({ request }: { request: Request }) => context.nameOf(request)?.name === callName(endpoint)
  return http[method](isThis, async ({ request }) => {
    try {
      const answer = await run(endpoint, reply, context, request)
      if (!(answer instanceof WrittenAnswer)) return jsonResponse(checked(endpoint, answer))
      checked(endpoint, answer.sample)
      return writtenResponse(answer.bytes)
    } catch (error) {
      if (error instanceof Denial) return error.response()
      if (error instanceof RowRefused) return new Denial(400, error.message).response()
      throw error
    }
  })
}

async function run<E extends Endpoint>(
  endpoint: E,
  reply: Reply<E>,
  { world, clock, outbox, nameOf }: AnswerContext,
  request: Request,
): Promise<unknown> {
  const id = nameOf(request)?.id ?? ''
  const authorize = (database: Database, owner: string) => {
    const customer = endpoint.token ? holderOf(database, request) : null
    if (customer && owner !== '' && owner !== customer._id) throw new Denial(403, 'This belongs to another customer')
    return customer
  }
  const messages: Omit<OutboxEntry, 'at'>[] = []
  authorize(world.database, id)
  const body = await readBody(endpoint, request)
  const { userId = id } = (body ?? {}) as { userId?: string }
  const answerFrom = (database: Database) => {
    const caller = authorize(database, userId)
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
  const session = database.sessions.get(request.headers.get('token') ?? '')
  const customer = session && database.users.get(session.userId)
  if (customer === undefined) throw new Denial(401, 'This call needs the token of a customer who is signed in')
  return customer
}

function checked(endpoint: Endpoint, reply: unknown): unknown {
  const parsed = safeParse(endpoint.answer, reply)
  if (parsed.success) return reply
  const faults = parsed.issues.map((issue) => `${getDotPath(issue) ?? 'it'} is no ${issue.expected}`)
  throw new Error(`The answer to ${callName(endpoint)} does not keep the contract: ${faults.join('; ')}`)
}
