import { fromPromise } from 'xstate'
import type { AnswerOf } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { call } from './call.ts'

const NAMES = ['getUser', 'getLoans', 'getDeposits', 'getKyc', 'getTransfers'] as const
type Name = (typeof NAMES)[number]
type Answer<N extends Name> = AnswerOf<(typeof endpoints)[N]>

/** ms; an older prefetch is discarded and the data are requested again */
const FRESH = 10_000

export const loadUser = loader('getUser')
export const loadLoans = loader('getLoans')
export const loadDeposits = loader('getDeposits')
export const loadKyc = loader('getKyc')
export const loadTransfers = loader('getTransfers')

interface Prefetch {
  answer: Promise<unknown>
  controller: AbortController
}

let prefetched = { customerId: '', at: 0, calls: new Map<Name, Prefetch>() }

/** Requests a customer's data before their page renders; the loaders then use these answers instead of their own calls (PERF-2). */
export function prefetch(customerId: string): void {
  clearPrefetch()
  prefetched = { customerId, at: clock.now(), calls: new Map(NAMES.map((name) => [name, start(name, customerId)])) }
}

/** Aborts and drops everything prefetched; call it when the data have changed. */
export function clearPrefetch(): void {
  for (const { controller } of prefetched.calls.values()) controller.abort()
  prefetched.calls.clear()
}

function start(name: Name, customerId: string): Prefetch {
  const controller = new AbortController()
  const answer = request(name, customerId, controller.signal)
  // No loader may ever consume it; without this, a failure would be an unhandled rejection.
  answer.catch(() => undefined)
  return { answer, controller }
}

function loader<N extends Name>(name: N) {
  return fromPromise<Answer<N>, { customerId: string }>(
    ({ input, signal }) => consumePrefetch(name, input.customerId, signal) ?? request(name, input.customerId, signal),
  )
}

function request<N extends Name>(name: N, customerId: string, signal: AbortSignal): Promise<Answer<N>> {
  return call(endpoints[name], { params: { id: customerId }, signal }) as Promise<Answer<N>>
}

/** Each prefetched answer is used once, and aborting its consumer aborts the call; undefined if there is none or it is stale. */
function consumePrefetch<N extends Name>(
  name: N,
  customerId: string,
  signal: AbortSignal,
): Promise<Answer<N>> | undefined {
  const isFresh = prefetched.customerId === customerId && clock.now() - prefetched.at < FRESH
  if (!isFresh) clearPrefetch()
  const taken = prefetched.calls.get(name)
  prefetched.calls.delete(name)
  if (taken !== undefined) signal.addEventListener('abort', () => taken.controller.abort(), { once: true })
  return taken?.answer as Promise<Answer<N>> | undefined
}
