import type { CustomerView } from '#machines/customer/customer-ref.ts'
import { moneySymbol } from '#machines/rules/currency.ts'
import { figures, holdingsOf } from '#machines/rules/figures.ts'
import type { Redacted } from '#src/contract/redacted.ts'

/** The balance that is withdrawn from (WD-2). */
export type WithdrawalPath = 'loan' | 'invest'

/** What a withdrawal needs to know about its customer. Valid only when `load` is 'ready' (WD-3). */
export interface WithdrawalFacts {
  load: 'loading' | 'failed' | 'ready'
  customerId: string
  email: string
  symbol: string
  kyc: 'none' | 'waiting' | 'verified'
  /** of the latest loan */
  loan: 'none' | 'pending' | 'approved'
  /** the balance shown on the page that opened the withdrawal (WD-2) */
  balance: number
  /** NaN when the backend sends none */
  transferStep: number
  /** may contain the code; shown only on the code step */
  otpMessage: Redacted<'message'> | null
}

const NEEDED = ['user', 'loans', 'kyc', 'transfers'] as const

/** A failed load never counts as empty or 0; while a part reloads, it counts as loading (WD-3). */
export function withdrawalFacts(path: WithdrawalPath, { value, context }: CustomerView): WithdrawalFacts {
  const { user, loans, kyc } = context.answers
  const latest = loans?.loan[0]
  const figure = path === 'loan' ? figures.loanBalance : figures.availableBalance
  return {
    load: loadOf(value),
    customerId: context.customerId,
    email: user?.email ?? '',
    symbol: moneySymbol(user?.country?.symbol),
    kyc: kyc ? (kyc.status === true ? 'verified' : 'waiting') : 'none',
    loan: latest === undefined ? 'none' : latest.status === 'Pending' ? 'pending' : 'approved',
    balance: figure.of(holdingsOf(context.answers)),
    transferStep: stepOf(user?.transferStep),
    otpMessage: user?.otpMessage ?? null,
  }
}

function loadOf(value: CustomerView['value']): WithdrawalFacts['load'] {
  if (NEEDED.some((part) => value[part] === 'failed')) return 'failed'
  return NEEDED.every((part) => value[part] === 'ready') ? 'ready' : 'loading'
}

/** NaN when the backend sends none. */
export function stepOf(step: number | string | null | undefined): number {
  return typeof step === 'number' || (typeof step === 'string' && step.trim() !== '') ? Number(step) : Number.NaN
}
