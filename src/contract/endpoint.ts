import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** An error answer that an endpoint declares, as it is sent. */
export interface Refusal {
  status: number
  /** a text, or a duplicate key on any of these fields */
  body: string | { keyPattern: readonly string[] }
}

/** One API call, shared by the client and the mock (HTTP-1). */
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
/** The answer as it is sent, with its secrets in plain text. */
export type PlainAnswerOf<E extends Endpoint> = InferInput<E['answer']>
export type RefusalOf<E extends Endpoint> = keyof E['refusals'] & string

/** An endpoint's name in faults and logs: 'GET users/{id}'. */
export function callName(endpoint: Pick<Endpoint, 'method' | 'path'>): string {
  return `${endpoint.method} ${endpoint.path}`
}

/**
 * How any call can fail, besides the refusals that its endpoint declares. 'gateway' is a 502, 503 or 504 to a POST or PUT: a gateway spoke in the
 * backend's place, which may have carried out the call.
 */
export type FailureCode = 'network' | 'timeout' | 'gateway' | 'unauthorized' | 'forbidden' | 'refused' | 'off-contract'

/** Whether the bank did not answer, so that it may or may not have carried out the call. */
export function isUnanswered(code: string): boolean {
  return ['network', 'timeout', 'gateway'].includes(code)
}

/** What every failed call rejects with. It carries a code, never text from the backend. */
export class ApiError<Code extends string = string> extends Error {
  override name = 'ApiError'
  readonly code: Code | FailureCode

  constructor(code: Code | FailureCode) {
    super(code)
    this.code = code
  }
}
