import { createFetch } from 'ofetch'
import { safeParse } from 'valibot'
import { fromPromise } from 'xstate'
import {
  type AnswerOf,
  ApiError,
  type BodyOf,
  type Endpoint,
  type Refusal,
  type RefusalOf,
} from '#src/contract/endpoint.ts'
import { isSameSecret, Redacted, unwrap } from '#src/contract/redacted.ts'
import { reportCallAbandoned } from '#src/platform/abandoned-calls.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { backendReady } from '#src/platform/backend-ready.ts'
import { apiBase } from '#src/platform/env.ts'
import { reportSessionExpired } from '#src/platform/session-expiry.ts'
import { accessToken } from '#src/platform/session-storage.ts'
import { clockFetch, isTimeout } from './clock-fetch.ts'
import { multipart } from './multipart.ts'

export interface CallInput<E extends Endpoint> {
  body?: BodyOf<E>
  params?: { id: string }
  signal?: AbortSignal
}

const send = createFetch({ fetch: clockFetch(clock) })

/** Sends one call of the contract. Rejects only with `ApiError<RefusalOf<E>>`. An aborted call never settles. */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<AnswerOf<E>> {
  const token = endpoint.token ? accessToken() : null
  const { status, text } = await exchange(endpoint, input, token)
  const answer = readJson(text)
  const refusal = Object.entries(endpoint.refusals).find(([, { body }]) => isRefusal(body, answer))
  if (refusal) throw new ApiError<RefusalOf<E>>(refusal[0] as RefusalOf<E>)
  if (status === 401) {
    // A token missing from storage counts as an expired one. If it has changed meanwhile, the new session must not be ended.
    if (endpoint.token && isStill(token, accessToken())) reportSessionExpired()
    throw new ApiError('unauthorized')
  }
  if (status === 403) throw new ApiError('forbidden')
  if (status < 200 || status > 299) throw new ApiError(isUnknown(endpoint, status) ? 'gateway' : 'refused')
  const parsed = safeParse(endpoint.answer, answer)
  if (!parsed.success) throw new ApiError('off-contract')
  return parsed.output as AnswerOf<E>
}

/** An actor that sends its input as the body of a call. Flows do not read an answer that says nothing. */
export function calls<E extends Endpoint>(endpoint: E) {
  return fromPromise<AnswerOf<E> extends null ? unknown : AnswerOf<E>, BodyOf<E>>(({ input, signal }) =>
    call(endpoint, { body: input, signal }),
  )
}

async function exchange(endpoint: Endpoint, input: CallInput<Endpoint>, token: Redacted<'token'> | null) {
  const path = endpoint.path.replace('{id}', encodeURIComponent(input.params?.id ?? ''))
  try {
    await backendReady
    const response = await send.raw(`${apiBase.replace(/\/$/, '')}/${path}`, {
      method: endpoint.method,
      responseType: 'text',
      ignoreResponseError: true,
      retry: false,
      ...(token === null ? {} : { headers: { token: unwrap(token) } }),
      ...(endpoint.body === null ? {} : { body: encode(endpoint, input.body, token) }),
      ...(input.signal ? { signal: input.signal } : {}),
    })
    return { status: response.status, text: response._data ?? '' }
  } catch (error) {
    // Nobody listens to an aborted call. In development React's StrictMode starts, stops and restarts every actor.
    if (input.signal?.aborted) {
      if (endpoint.method !== 'GET') reportCallAbandoned()
      return new Promise<never>(() => {})
    }
    throw new ApiError(isTimeout((error as { cause?: unknown }).cause) ? 'timeout' : 'network')
  }
}

/** @param token makes the boundary of a multipart form unguessable */
function encode(endpoint: Endpoint, body: unknown, token: Redacted<'token'> | null): Blob | Record<string, unknown> {
  const entries = Object.entries(body as object).map(([name, value]) => [name, plain(value)] as const)
  const fields = Object.fromEntries(entries) as Record<string, string | number | Blob>
  const secret = token === null ? '' : unwrap(token)
  return endpoint.encoding === 'json' ? fields : multipart(fields, `${secret} ${clock.now()}`)
}

function plain(value: unknown): unknown {
  return value instanceof Redacted ? unwrap(value) : value
}

function isStill(token: Redacted<'token'> | null, now: Redacted<'token'> | null): boolean {
  return token === null || now === null ? token === now : isSameSecret(token, now)
}

/** Answers come as JSON or as plain text, whatever their header says (HTTP-1). */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text.trim()
  }
}

/** Whether a status leaves open what came of a call. A call that changes nothing has simply failed (WD-7, ERR-1). */
function isUnknown({ method }: Endpoint, status: number): boolean {
  return method !== 'GET' && GATEWAY_STATUSES.includes(status)
}

/** bad gateway, service unavailable, gateway time-out */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504]

function isRefusal(refusal: Refusal['body'], answer: unknown): boolean {
  if (typeof refusal === 'string') return answer === refusal
  const keyPattern = (answer as { keyPattern?: Record<string, unknown> } | null)?.keyPattern
  return refusal.keyPattern.some((key) => keyPattern?.[key] === 1)
}
