import { safeParse } from 'valibot'
import { HttpError } from '#mocks/engine/responses.ts'
import { reasonOf } from '#mocks/engine/row-checks.ts'
import { type BodyOf, callName, type Endpoint } from '#src/contract/endpoint.ts'
import { Redacted, type SecretValue, unwrap } from '#src/contract/redacted.ts'
import type { StoredFile } from './row-schemas.ts'
import { storedFile } from './stored-file.ts'

/** A request's body with its secrets unwrapped, and its files as the bank stores them. */
export type ParsedBody<Body> = Body extends object ? { [Field in keyof Body]: ParsedField<Body[Field]> } : Body

type ParsedField<T> = T extends Blob ? StoredFile : T extends Redacted<infer Kind> ? SecretValue<Kind> : T

/** Parses the body with the endpoint's schema. Rejects with an `HttpError` of status 400 that gives the reason. */
export async function readBody<E extends Endpoint>(endpoint: E, request: Request): Promise<ParsedBody<BodyOf<E>>> {
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

/** A file is what its bytes are (IN-5). Their reader is loaded with the first file (PERF-3). */
async function readFile(endpoint: Endpoint, name: string, file: Blob): Promise<StoredFile> {
  const { judgePicture } = await import('#machines/rules/picture.ts')
  const { type, error } = judgePicture(new Uint8Array(await file.arrayBuffer()))
  if (error !== undefined) throw new HttpError(400, `The body of ${callName(endpoint)} is wrong: ${name} is ${error}`)
  return storedFile(file, type)
}

async function readForm(request: Request): Promise<Record<string, unknown>> {
  return Object.fromEntries(await request.formData())
}
