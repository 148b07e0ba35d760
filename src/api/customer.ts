import { fromPromise } from 'xstate'
import type { AnswerOf } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { type CallEnvironment, createCall } from './call.ts'

const NAMES = ['getUser', 'getLoans', 'getDeposits', 'getKyc', 'getTransfers'] as const
type Name = (typeof NAMES)[number]
type Answer<N extends Name> = AnswerOf<(typeof endpoints)[N]>

/** ms; an older prefetch is discarded and the data are requested again */
const FRESH = 10_000

interface Prefetch {
  answer: Promise<unknown>
  controller: AbortController
}

/** Of each root, for its latest customer. */
const prefetched = new WeakMap<CallEnvironment, { customerId: string; at: number; calls: Map<Name, Prefetch> }>()

/** Requests a customer's data before their page renders; the loaders then use these answers instead of their own calls (PERF-2). */
export function prefetch(environment: CallEnvironment, customerId: string): void {
  clearPrefetch(environment)
  const calls = new Map(NAMES.map((name) => [name, start(name, customerId, environment)]))
  prefetched.set(environment, { customerId, at: environment.clock.now(), calls })
}

/** Aborts and drops everything prefetched; call it when the data have changed. */
export function clearPrefetch(environment: CallEnvironment): void {
  for (const { controller } of prefetched.get(environment)?.calls.values() ?? []) controller.abort()
  prefetched.delete(environment)
}

/** The actors that load the parts of a customer's data. */
export function loadersOf(environment: CallEnvironment) {
  const loader = <N extends Name>(name: N) =>
    fromPromise<Answer<N>, { customerId: string }>(
      ({ input: { customerId }, signal }) =>
        consumePrefetch(name, customerId, signal, environment) ?? request(name, customerId, signal, environment),
    )
  return {
    loadUser: loader('getUser'),
    loadLoans: loader('getLoans'),
    loadDeposits: loader('getDeposits'),
    loadKyc: loader('getKyc'),
    loadTransfers: loader('getTransfers'),
  }
}

function start(name: Name, customerId: string, environment: CallEnvironment): Prefetch {
  const controller = new AbortController()
  const answer = request(name, customerId, controller.signal, environment)
  // No loader may ever consume it; without this, a failure would be an unhandled rejection.
  answer.catch(() => undefined)
  return { answer, controller }
}

function request<N extends Name>(
  name: N,
  customerId: string,
  signal: AbortSignal,
  environment: CallEnvironment,
): Promise<Answer<N>> {
  return createCall(environment)(endpoints[name], { params: { id: customerId }, signal }) as Promise<Answer<N>>
}

/** Each prefetched answer is used once, and aborting its consumer aborts the call; undefined if there is none or it is stale. */
function consumePrefetch<N extends Name>(
  name: N,
  customerId: string,
  signal: AbortSignal,
  environment: CallEnvironment,
): Promise<Answer<N>> | undefined {
  const kept = prefetched.get(environment)
  if (kept === undefined) return undefined
  if (kept.customerId !== customerId || environment.clock.now() - kept.at >= FRESH) {
    clearPrefetch(environment)
    return undefined
  }
  const taken = kept.calls.get(name)
  kept.calls.delete(name)
  if (taken !== undefined) signal.addEventListener('abort', () => taken.controller.abort(), { once: true })
  return taken?.answer as Promise<Answer<N>> | undefined
}
