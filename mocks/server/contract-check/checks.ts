import { callName } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Bench, Check, CheckOptions, SignedIn } from './check.ts'
import { Drift } from './expectations.ts'
import { loadChecks } from './load-checks.ts'
import { mannersChecks } from './manners-checks.ts'
import { moneyChecks } from './money-checks.ts'
import { profileChecks } from './profile-checks.ts'
import { signInChecks } from './sign-in-checks.ts'
import { transferChecks } from './transfer-checks.ts'
import type { Target } from './transport.ts'

export interface Outcome {
  call: string
  what: string
  result: 'kept' | 'drift' | 'not checked'
  /** of a drift what was expected and what was found, else why it was not checked */
  expected: string
  found: string
}

const CHECKS: readonly Check[] = [
  ...signInChecks,
  ...loadChecks,
  ...moneyChecks,
  ...profileChecks,
  ...transferChecks,
  ...mannersChecks,
]

/** Checks a backend against the contract, call by call. It never rejects: what cannot be reached is a drift as well. */
export async function checkContract(target: Target, options: CheckOptions): Promise<Outcome[]> {
  const nobody: SignedIn = { id: '', token: '', email: '' }
  const bench: Bench = { ...options, target, password: `Conny-${options.run}`, customer: nobody, other: nobody }
  const outcomes: Outcome[] = []
  for (const check of CHECKS) outcomes.push(await outcomeOf(check, bench))
  return outcomes
}

async function outcomeOf(check: Check, bench: Bench): Promise<Outcome> {
  const { name, what } = check
  const row = { call: name === 'any call' ? name : callName(endpoints[name]), what }
  const isIn = bench.customer.id !== '' && bench.other.id !== ''
  const missing = isIn || signInChecks.includes(check) ? (check.missing?.(bench) ?? null) : 'nobody could be signed in'
  if (missing !== null) return { ...row, result: 'not checked', expected: missing, found: '' }
  try {
    await check.run(bench)
    return { ...row, result: 'kept', expected: '', found: '' }
  } catch (error) {
    if (error instanceof Drift) return { ...row, result: 'drift', expected: error.expected, found: error.found }
    return { ...row, result: 'drift', expected: 'an answer', found: causeOf(error) }
  }
}

function causeOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message} (${cause.message})` : message
}
