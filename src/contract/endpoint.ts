import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** A refusal that an endpoint may answer with, as it goes over the wire. */
export interface Refusal {
  status: number
  /** a text, or the duplicate key of the field that is taken; where several are named, any of them */
  body: string | { keyPattern: readonly string[] }
}

/** One call, written once for the client and for the mock (HTTP-1). */
export interface Endpoint<
  Body extends GenericSchema | null = GenericSchema | null,
  Answer extends GenericSchema = GenericSchema,
  Refusals extends Record<string, Refusal> = Record<string, Refusal>,
> {
  method: 'GET' | 'POST' | 'PUT'
  /** relative to the configured base; `{id}` stands for the path parameter */
  path: string
  /** whether the call carries the access token in the header `token` */
  token: boolean
  encoding: 'json' | 'multipart'
  body: Body
  answer: Answer
  refusals: Refusals
}

export type BodyOf<E extends Endpoint> = E['body'] extends GenericSchema ? InferOutput<E['body']> : null
export type AnswerOf<E extends Endpoint> = InferOutput<E['answer']>
/** As it goes over the wire. */
export type PlainAnswerOf<E extends Endpoint> = InferInput<E['answer']>
export type RefusalOf<E extends Endpoint> = keyof E['refusals'] & string

/** How an endpoint is called in faults and logs: 'GET users/{id}'. */
export function callName(endpoint: Pick<Endpoint, 'method' | 'path'>): string {
  return `${endpoint.method} ${endpoint.path}`
}

/** Failures that any call can have, beside its endpoint's own refusals. */
export type FailureCode = 'network' | 'timeout' | 'unauthorized' | 'forbidden' | 'refused' | 'off-contract'

/** The only way in which a call rejects. It carries a code, never a text from the wire. */
export class ApiError<Code extends string = string> extends Error {
  override name = 'ApiError'
  readonly code: Code | FailureCode

  constructor(code: Code | FailureCode) {
    super(code)
    this.code = code
  }
}
