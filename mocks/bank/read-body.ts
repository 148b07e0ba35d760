import { safeParse } from 'valibot'
import { reasonOf } from '#mocks/engine/reason.ts'
import { type BodyOf, callName, type Endpoint } from '#src/contract/endpoint.ts'
import { Redacted, type SecretValue, unwrap } from '#src/contract/redacted.ts'
import { Denial } from './responses.ts'
import type { StoredFile } from './row-schemas.ts'
import { storedFile } from './stored-file.ts'

/** A request's body as the backend reads it: its secrets are what a bank is sent, its files as it keeps them. */
export type Received<Body> = Body extends object ? { [Field in keyof Body]: ReceivedField<Body[Field]> } : Body

type ReceivedField<T> = T extends Blob ? StoredFile : T extends Redacted<infer Kind> ? SecretValue<Kind> : T

/** The body, parsed by the endpoint's schema; a bad one is denied with 400 and the reason in words. */
export async function readBody<E extends Endpoint>(endpoint: E, request: Request): Promise<Received<BodyOf<E>>> {
  if (endpoint.body === null) return null as Received<BodyOf<E>>
  const raw = await (endpoint.encoding === 'json' ? request.json() : readForm(request)).catch(() => {
    throw new Denial(400, `The body of ${callName(endpoint)} must be ${endpoint.encoding}`)
  })
  const parsed = safeParse(endpoint.body, raw)
  if (!parsed.success) {
    throw new Denial(400, `The body of ${callName(endpoint)} is wrong: ${parsed.issues.map(reasonOf).join('; ')}`)
  }
  const fields = Object.entries(parsed.output as object).map(async ([name, value]) => [
    name,
    value instanceof Blob ? await storedFile(value) : value instanceof Redacted ? unwrap(value) : value,
  ])
  return Object.fromEntries(await Promise.all(fields)) as Received<BodyOf<E>>
}

async function readForm(request: Request): Promise<Record<string, unknown>> {
  return Object.fromEntries(await request.formData())
}
