import { createFetch, type FetchResponse } from 'ofetch'
import { safeParse } from 'valibot'
import { fromPromise } from 'xstate'
import {
  type AnswerOf,
  ApiError,
  type BodyOf,
  type Endpoint,
  type FailureCode,
  type Refusal,
  type RefusalOf,
} from '#src/contract/endpoint.ts'
import { isSameSecret, Redacted, unwrap } from '#src/contract/redacted.ts'
import { backendReady } from '#src/platform/backend-ready.ts'
import { apiBase } from '#src/platform/env.ts'
import type { Environment } from '#src/platform/environment.ts'
import { accessToken } from '#src/platform/session-storage.ts'
import { clockFetch, isTimeout, type Network } from './clock-fetch.ts'
import { multipart } from './multipart.ts'

export interface CallInput<E extends Endpoint> {
  body?: BodyOf<E>
  params?: { id: string }
  signal?: AbortSignal
}

/** What the calls of a root reach. */
export type CallEnvironment = Network & Pick<Environment, 'storage' | 'expireSession' | 'reloadCustomer'>

/** Sends one call of the contract. Rejects only with `ApiError<RefusalOf<E>>`. An aborted call never settles. */
export type Call = <E extends Endpoint>(endpoint: E, input?: CallInput<E>) => Promise<AnswerOf<E>>

/** The calls of a root: with its token, over its network. */
export function createCall(environment: CallEnvironment): Call {
  const { clock, storage, expireSession, reloadCustomer } = environment
  const clocked = clockFetch(environment)
  const send = createFetch({
    fetch: (...request) => backendReady.then(() => clocked(...request)),
    // Whatever its header says, ofetch reads an answer as JSON, and as text if it is none (HTTP-1). Time-out and retries are the app clock's.
    // A browser's own cache would answer what is asked for again after a change (DATA-3).
    defaults: { baseURL: apiBase, responseType: 'json', retry: false, cache: 'no-store' },
  })
  return async <E extends Endpoint>(endpoint: E, input: CallInput<E> = {}) => {
    const token = endpoint.token ? accessToken(storage) : null
    const boundary = `${token === null ? '' : unwrap(token)} ${clock.now()}`
    const answer = await send<unknown>(endpoint.path.replace('{id}', encodeURIComponent(input.params?.id ?? '')), {
      method: endpoint.method,
      headers: token === null ? {} : { token: unwrap(token) },
      body: endpoint.body === null ? null : encode(endpoint, input.body, boundary),
      signal: input.signal ?? null,
      onRequestError: ({ error }) => {
        if (input.signal?.aborted) return abandon(endpoint)
        throw new ApiError(isTimeout(error) ? 'timeout' : 'network')
      },
      // Not `onResponseError`: a refusal may come with any status.
      onResponse: ({ response }) => {
        const code = failureOf(endpoint, response)
        // A token missing from storage counts as an expired one. If it has changed meanwhile, the new session must not be ended.
        if (code === 'unauthorized' && endpoint.token && isStill(token, accessToken(storage))) expireSession()
        if (code !== null) throw new ApiError<RefusalOf<E>>(code)
      },
    })
    // 204 says nothing, as `null` does (HTTP-1).
    const parsed = safeParse(endpoint.answer, answer === undefined || answer === '' ? null : answer)
    if (!parsed.success) throw new ApiError('off-contract')
    return parsed.output as AnswerOf<E>
  }

  /** Nobody listens to an aborted call. In development React's StrictMode starts, stops and restarts every actor. */
  function abandon({ method }: Endpoint): Promise<never> {
    if (method !== 'GET') reloadCustomer()
    return new Promise(() => {})
  }
}

/** An actor that sends its input as the body of a call. Flows do not read an answer that says nothing. */
export function calls<E extends Endpoint>(environment: CallEnvironment, endpoint: E) {
  const call = createCall(environment)
  return fromPromise<AnswerOf<E> extends null ? unknown : AnswerOf<E>, BodyOf<E>>(({ input, signal }) =>
    call(endpoint, { body: input, signal }),
  )
}

/** @param boundary of a multipart form; the token makes it unguessable */
function encode(endpoint: Endpoint, body: unknown, boundary: string): Blob | Record<string, unknown> {
  const entries = Object.entries(body as object)
  const plain = entries.map(([name, value]) => [name, value instanceof Redacted ? unwrap(value) : value])
  const fields: Record<string, string | number | Blob> = Object.fromEntries(plain)
  return endpoint.encoding === 'json' ? fields : multipart(fields, boundary)
}

function isStill(token: Redacted<'token'> | null, now: Redacted<'token'> | null): boolean {
  return token === null || now === null ? token === now : isSameSecret(token, now)
}

/** Why an answer is a failure; null if it is none. */
function failureOf<E extends Endpoint>(
  { method, refusals }: E,
  { status, ok, _data }: FetchResponse<unknown>,
): RefusalOf<E> | FailureCode | null {
  const refusal = Object.entries(refusals).find(([, { body }]) => isRefusal(body, _data))
  if (refusal) return refusal[0] as RefusalOf<E>
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  // A call that changes nothing has simply failed (WD-7, ERR-1).
  if (method !== 'GET' && isByGateway(status, ok, _data)) return 'gateway'
  return ok ? null : 'refused'
}

/**
 * Whether something between here and the bank has answered, which leaves open what came of a call: time-outs, 502 and above, also those of a CDN, and a page
 * in place of an answer, such as a login or maintenance page that the call was redirected to.
 */
function isByGateway(status: number, ok: boolean, answer: unknown): boolean {
  return status === 408 || status === 499 || status >= 502 || (ok && typeof answer === 'string' && /^\s*</.test(answer))
}

function isRefusal(refusal: Refusal['body'], answer: unknown): boolean {
  if (typeof refusal === 'string') return typeof answer === 'string' && answer.trim() === refusal
  const keyPattern = (answer as { keyPattern?: Record<string, unknown> } | null)?.keyPattern
  return refusal.keyPattern.some((key) => keyPattern?.[key] === 1)
}
