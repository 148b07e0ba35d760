import type { Redacted } from '#src/contract/redacted.ts'
import { moneySymbol } from './balances.ts'
import type { CustomerView } from './customer-ref.ts'
import { figures, holdingsOf } from './figures.ts'

/** Which balance it is drawn from (WD-2). */
export type WithdrawalPath = 'loan' | 'invest'

/** What a withdrawal must know of its customer. Nothing else counts unless `load` is 'ready' (WD-3). */
export interface WithdrawalFacts {
  load: 'loading' | 'failed' | 'ready'
  customerId: string
  email: string
  symbol: string
  kyc: 'none' | 'waiting' | 'verified'
  /** of the latest loan */
  loan: 'none' | 'pending' | 'approved'
  /** what the page that the withdrawal starts from shows as its balance (WD-2) */
  balance: number
  /** NaN when the backend names none */
  transferStep: number
  /** with the code in it, perhaps: only the code step shows it */
  otpMessage: Redacted<'message'> | null
}

const NEEDED = ['user', 'loans', 'kyc', 'transfers'] as const

/** A failed load never counts as none or as 0, and a reload under way counts as not known yet (WD-3). */
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

function stepOf(step: number | string | null | undefined): number {
  return typeof step === 'number' || (typeof step === 'string' && step.trim() !== '') ? Number(step) : Number.NaN
}
