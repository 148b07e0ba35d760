import { PAYING_STEP } from '#machines/rules/rules.ts'
import type { Operator } from '#mocks/bank/operator.ts'
import type { CallRecord } from '#mocks/engine/call-log.ts'
import type { PlainUser } from '#src/contract/entities.ts'
import { formatMoney, groupHundredths } from '#src/platform/money.ts'

/** What a sentence can be about. There are no codes and no passwords in it. */
interface Facts {
  /** 'Ada' */
  who: string
  /** '£500.00' */
  amount: string
  /** the step that was passed */
  step: number
}

/** ms that are worth telling */
const LEAST_MOVE = 50

type Sentence = (facts: Facts) => string

/** What each answered call did, and what it was when it did not come through. */
const calls: Readonly<Record<string, { done: Sentence; what: Sentence }>> = {
  'POST deposit': {
    done: ({ who, amount }) => `${who} paid in ${amount}`,
    what: ({ amount }) => `a deposit of ${amount}`,
  },
  'POST transfer': {
    done: ({ who, amount }) => `${who} withdrew ${amount}`,
    what: ({ amount }) => `a withdrawal of ${amount}`,
  },
  'POST loan': {
    done: ({ who, amount }) => `${who} applied for a loan of ${amount}`,
    what: ({ amount }) => `an application for a loan of ${amount}`,
  },
  'POST kyc': { done: ({ who }) => `${who} uploaded identity documents`, what: () => 'identity documents' },
  'PUT users/user/{id}': {
    done: ({ who, step }) => `${who} passed step ${step} of ${PAYING_STEP}`,
    what: () => 'a withdrawal step',
  },
  'PUT users/{id}': { done: ({ who }) => `${who} changed their details`, what: () => 'a change of details' },
  'POST auth/login': { done: ({ who }) => `${who} signed in`, what: () => 'a sign-in' },
  'POST auth/register': { done: () => 'A new customer registered', what: () => 'a registration' },
  'POST auth/forget': { done: () => 'The bank sent a reset link', what: () => 'a request for a reset link' },
  'POST auth/reset': { done: () => 'A customer chose a new password', what: () => 'a new password' },
}

/** How far the clock moved; null for what is not worth telling. */
export function describeMove(ms: number): string | null {
  return ms < LEAST_MOVE ? null : `The clock advanced by ${durationOf(ms)}`
}

/** What a call that changes something did, or tried to do; null for any other call. */
export function describeCall(
  name: string,
  { status, body, answer }: CallRecord,
  customer: PlainUser | null,
): string | null {
  const words = calls[name]
  if (words === undefined) return null
  const facts = {
    // Who signs in is in the answer.
    who: customer === null ? String(fieldOf(answer, 'firstName') ?? nameOf(null)) : nameOf(customer),
    amount: moneyOf(Number(fieldOf(body, 'amount')), customer),
    step: Number(fieldOf(body, 'transferStep')) - 1,
  }
  if (status === 'network') return `There was no answer to ${words.what(facts)}`
  return status < 400 ? words.done(facts) : `The bank did not accept ${words.what(facts)}`
}

/** A real backend's customers are unknown here. */
export function customerOf(who: string | null, operator: Operator): PlainUser | null {
  try {
    return who === null ? null : operator.standing(who).user
  } catch {
    return null
  }
}

export function nameOf(customer: PlainUser | null): string {
  return customer?.firstName ?? 'The customer'
}

/** Many calls have no amount. */
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
