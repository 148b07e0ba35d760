import { fromPromise } from 'xstate'
import type { AnswerOf } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { clock } from '#src/kit/actors/runtime.ts'
import { call } from './call.ts'

const NAMES = ['getUser', 'getLoans', 'getDeposits', 'getKyc', 'getTransfers'] as const
type Name = (typeof NAMES)[number]
type Answer<N extends Name> = AnswerOf<(typeof endpoints)[N]>

/** ms; a page that took longer to come asks anew */
const FRESH = 10_000

export const loadUser = loader('getUser')
export const loadLoans = loader('getLoans')
export const loadDeposits = loader('getDeposits')
export const loadKyc = loader('getKyc')
export const loadTransfers = loader('getTransfers')

/** A call under way, and how to call it off. */
interface Ahead {
  answer: Promise<unknown>
  limit: AbortController
}

let ahead = { customerId: '', at: 0, calls: new Map<Name, Ahead>() }

/** Asks for a customer's data before the page that shows them is drawn; her flow takes the answers up as its own (PERF-2). */
export function askAhead(customerId: string): void {
  forgetAhead()
  ahead = { customerId, at: clock.now(), calls: new Map(NAMES.map((name) => [name, begin(name, customerId)])) }
}

/** What was asked ahead is not true any more. */
export function forgetAhead(): void {
  for (const { limit } of ahead.calls.values()) limit.abort()
  ahead.calls.clear()
}

function begin(name: Name, customerId: string): Ahead {
  const limit = new AbortController()
  const answer = ask(name, customerId, limit.signal)
  // Nobody may come for it.
  answer.catch(() => undefined)
  return { answer, limit }
}

function loader<N extends Name>(name: N) {
  return fromPromise<Answer<N>, { customerId: string }>(
    ({ input, signal }) => takeAhead(name, input.customerId, signal) ?? ask(name, input.customerId, signal),
  )
}

function ask<N extends Name>(name: N, customerId: string, signal: AbortSignal): Promise<Answer<N>> {
  return call(endpoints[name], { params: { id: customerId }, signal }) as Promise<Answer<N>>
}

/** Each answer is for one taker, who can call it off as any other; undefined for what has to be asked anew. */
function takeAhead<N extends Name>(name: N, customerId: string, signal: AbortSignal): Promise<Answer<N>> | undefined {
  const isFresh = ahead.customerId === customerId && clock.now() - ahead.at < FRESH
  if (!isFresh) forgetAhead()
  const taken = ahead.calls.get(name)
  ahead.calls.delete(name)
  if (taken !== undefined) signal.addEventListener('abort', () => taken.limit.abort(), { once: true })
  return taken?.answer as Promise<Answer<N>> | undefined
}
