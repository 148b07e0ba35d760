import { callName } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Check, CheckContext, CheckOptions, SignedIn } from './context.ts'
import { ContractViolation } from './expectations.ts'
import { httpChecks } from './http-checks.ts'
import { loadChecks } from './load-checks.ts'
import { moneyChecks } from './money-checks.ts'
import { profileChecks } from './profile-checks.ts'
import { signInChecks } from './sign-in-checks.ts'
import { transferChecks } from './transfer-checks.ts'
import type { Target } from './transport.ts'

export interface Outcome {
  call: string
  what: string
  result: 'passed' | 'violated' | 'not checked'
  /** what was expected, or why it was not checked */
  expected: string
  found: string
}

const CHECKS: readonly Check[] = [
  ...signInChecks,
  ...loadChecks,
  ...moneyChecks,
  ...profileChecks,
  ...transferChecks,
  ...httpChecks,
]

/** Checks a backend against the contract, call by call. Never rejects: an unreachable backend is a violation, too. */
export async function checkContract(target: Target, options: CheckOptions): Promise<Outcome[]> {
  const nobody: SignedIn = { id: '', token: '', email: '' }
  const context: CheckContext = {
    ...options,
    target,
    password: `Conny-${options.run}`,
    customer: nobody,
    other: nobody,
  }
  const outcomes: Outcome[] = []
  for (const check of CHECKS) outcomes.push(await outcomeOf(check, context))
  return outcomes
}

async function outcomeOf(check: Check, context: CheckContext): Promise<Outcome> {
  const { name, what } = check
  const row = { call: name === 'any call' ? name : callName(endpoints[name]), what }
  const areSignedIn = context.customer.id !== '' && context.other.id !== ''
  const missing =
    areSignedIn || signInChecks.includes(check) ? (check.missing?.(context) ?? null) : 'no customer could sign in'
  if (missing !== null) return { ...row, result: 'not checked', expected: missing, found: '' }
  try {
    await check.run(context)
    return { ...row, result: 'passed', expected: '', found: '' }
  } catch (error) {
    if (error instanceof ContractViolation)
      return { ...row, result: 'violated', expected: error.expected, found: error.found }
    return { ...row, result: 'violated', expected: 'an answer', found: causeOf(error) }
  }
}

function causeOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message} (${cause.message})` : message
}
