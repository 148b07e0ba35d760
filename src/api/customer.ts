import { fromPromise } from 'xstate'
import type { AnswerOf } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { clock } from '#src/runtime.ts'
import { call } from './call.ts'

type Name = 'getUser' | 'getLoans' | 'getDeposits' | 'getKyc' | 'getTransfers'
type Answer<N extends Name> = AnswerOf<(typeof endpoints)[N]>

/** ms; a page that took longer to come asks anew */
const FRESH = 10_000

export const loadUser = loader('getUser')
export const loadLoans = loader('getLoans')
export const loadDeposits = loader('getDeposits')
export const loadKyc = loader('getKyc')
export const loadTransfers = loader('getTransfers')

let ahead = { customerId: '', at: 0, answers: new Map<Name, Promise<unknown>>() }

/** Asks for a customer's data before the page that shows them is drawn; her flow takes the answers up as its own (PERF-2). */
export function askAhead(customerId: string): void {
  const names: Name[] = ['getUser', 'getLoans', 'getDeposits', 'getKyc', 'getTransfers']
  const answers = new Map(names.map((name) => [name, ask(name, customerId)]))
  // Nobody may come for them.
  for (const answer of answers.values()) answer.catch(() => undefined)
  ahead = { customerId, at: clock.now(), answers }
}

/** What was asked ahead is not true any more. */
export function forgetAhead(): void {
  ahead.answers.clear()
}

function loader<N extends Name>(name: N) {
  return fromPromise<Answer<N>, { customerId: string }>(
    ({ input, signal }) => takeAhead(name, input.customerId, signal) ?? ask(name, input.customerId, signal),
  )
}

function ask<N extends Name>(name: N, customerId: string, signal?: AbortSignal): Promise<Answer<N>> {
  return call(endpoints[name], { params: { id: customerId }, ...(signal ? { signal } : {}) }) as Promise<Answer<N>>
}

/** Each answer is for one taker; as that of any call, it never comes once its taker has called it off. */
function takeAhead<N extends Name>(name: N, customerId: string, signal: AbortSignal): Promise<Answer<N>> | undefined {
  const isFresh = ahead.customerId === customerId && clock.now() - ahead.at < FRESH
  const answer = isFresh ? (ahead.answers.get(name) as Promise<Answer<N>> | undefined) : undefined
  ahead.answers.delete(name)
  return answer?.finally(() => (signal.aborted ? new Promise<never>(() => {}) : undefined))
}
