import { PAYING_STEP } from '#machines/rules/rules.ts'
import type { Operator } from '#mocks/bank/operator.ts'
import { callWords } from '#src/contract/calls.ts'
import { cleanText } from '#src/contract/clean-text.ts'
import { callName } from '#src/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'
import type { PlainUser } from '#src/contract/entities.ts'
import type { CallRecord } from '#src/contract/traffic.ts'
import { formatMoney, groupHundredths } from '#src/platform/money.ts'

/** the shortest advance of the clock, in ms, that has an entry */
const LEAST_MOVE = 50

const wordsByName = new Map(
  (Object.keys(endpoints) as EndpointName[]).map((name) => [callName(endpoints[name]), callWords[name]]),
)

/** How far the clock moved, in words; null for less than that. */
export function describeMove(ms: number): string | null {
  return ms < LEAST_MOVE ? null : `The clock advanced by ${durationOf(ms)}`
}

/** What a call that changes something did, or tried to do; null for any other call. */
export function describeCall(name: string, call: CallRecord, customer: PlainUser | null): string | null {
  const { done, attempt } = wordsByName.get(name) ?? {}
  if (done === undefined || attempt === undefined) return null
  const { status, body, lost } = call
  const facts = {
    // Who signs in is in the answer, which is parsed only for that (PERF-2).
    who: firstNameOf(customer ?? { firstName: String(fieldOf(call.answer, 'firstName') ?? '') }),
    amount: moneyOf(Number(fieldOf(body, 'amount')), customer),
    step: `${Number(fieldOf(body, 'transferStep')) - 1} of ${PAYING_STEP}`,
  }
  const outcome = lost ?? status
  if (outcome === 'network') return `There was no answer to ${attempt(facts)}`
  const told = outcome < 400 ? done(facts) : `The bank did not accept ${attempt(facts)}`
  return lost === undefined ? told : `${told}, ${outcome < 400 ? 'but' : 'and'} the answer of the bank was lost`
}

/** Null for customers of a real backend, whom the demo does not know. */
export function customerOf(who: string | null, operator: Operator): PlainUser | null {
  try {
    return who === null ? null : operator.user(who)
  } catch {
    return null
  }
}

/** A name as the pages show it. `nobody` is for who has none. */
export function firstNameOf(customer: Pick<PlainUser, 'firstName'> | null, nobody = 'The customer'): string {
  return cleanText(customer?.firstName ?? '') || nobody
}

/** Returns '' for a call without an amount. */
export function moneyOf(amount: number, customer: Pick<PlainUser, 'country'> | null): string {
  if (!Number.isFinite(amount)) return ''
  return customer === null ? groupHundredths(amount) : formatMoney(amount, customer.country?.symbol)
}

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
}

function durationOf(ms: number): string {
  if (ms < 60_000) return `${Math.round(ms / 100) / 10} s`
  if (ms < 3_600_000) return `${Math.round(ms / 6_000) / 10} min`
  return `${Math.round(ms / 360_000) / 10} h`
}
