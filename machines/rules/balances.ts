import type { CustomerAnswers, CustomerPart } from '#machines/customer/customer-ref.ts'
import type { Amount, Deposit, Transfer } from '#src/contract/entities.ts'
import { roundDown, roundToUnit } from './currency.ts'

/** Sums in the customer's own currency, as numbers; withdrawals are positive (DATA-2). */
export interface Holdings {
  profit: number
  bonus: number
  /** approved loans */
  loans: number
  /** confirmed deposits */
  deposits: number
  /** all withdrawals, those with path 'loan', those with path 'invest' */
  withdraw: number
  loanwithdraw: number
  investwithdraw: number
}

/** The amount available for withdrawal (DATA-3); on `/loan` it is the loan balance (WD-2). */
export function availableBalance({ profit, withdraw }: Pick<Holdings, 'profit' | 'withdraw'>): number {
  return (cents(profit) - cents(withdraw)) / 100
}

/** The customer's total balance (DATA-3). */
export function totalBalance({
  profit,
  loans,
  deposits,
  bonus,
  withdraw,
}: Omit<Holdings, 'loanwithdraw' | 'investwithdraw'>): number {
  return (cents(profit) + cents(loans) + cents(deposits) + cents(bonus) - cents(withdraw)) / 100
}

/** What is left of the loans (DATA-3). */
export function loanBalance({ loans, loanwithdraw }: Pick<Holdings, 'loans' | 'loanwithdraw'>): number {
  return (cents(loans) - cents(loanwithdraw)) / 100
}

/** What is left of the investment (DATA-3). */
export function investmentBalance({
  deposits,
  bonus,
  investwithdraw,
}: Pick<Holdings, 'deposits' | 'bonus' | 'investwithdraw'>): number {
  return (cents(deposits) + cents(bonus) - cents(investwithdraw)) / 100
}

/** Counts confirmed deposits only: their status is the string 'true' (DATA-2). */
export function confirmedDeposits(deposits: readonly Deposit[]): number {
  return sum(deposits.filter(({ status }) => status === 'true'))
}

/** All withdrawals with one path. Pending ones count: that money is reserved (DATA-2). */
export function withdrawnBy(path: 'loan' | 'invest', transfers: readonly Transfer[]): number {
  return transfers.reduce(
    (total, { withdrawalPath, amount }) => (withdrawalPath === path ? total + toAmount(amount) : total),
    0,
  )
}

/** Parses an amount from the backend; anything that is not a finite number is 0 (DATA-3). */
export function toAmount(amount: Amount | unknown): number {
  const isText = typeof amount === 'string' && amount.trim() !== ''
  const number = typeof amount === 'number' || isText ? Number(amount) : 0
  return Number.isFinite(number) ? number : 0
}

/** An amount in whole cents, in which the bank counts too: sums and differences of large amounts are exact only then (DATA-3). */
export function cents(amount: Amount): number {
  return Math.round(toAmount(amount) * 100)
}

function sum(rows: readonly { amount?: Amount }[]): number {
  return rows.reduce((total, { amount }) => total + toAmount(amount), 0)
}

/** A figure on screen: the parts that must be loaded first, and its formula. */
export interface Figure {
  parts: readonly CustomerPart[]
  of(holdings: Holdings): number
  /** limits withdrawals (WD-2) */
  isLimit?: true
}

/** The balances of DATA-3 and the totals of ACCT-1. Each needs the user, for the currency symbol. */
export const figures = {
  availableBalance: { parts: ['user', 'transfers'], of: availableBalance, isLimit: true },
  totalBalance: { parts: ['user', 'loans', 'deposits', 'transfers'], of: totalBalance },
  loanBalance: { parts: ['user', 'loans', 'transfers'], of: loanBalance, isLimit: true },
  investmentBalance: { parts: ['user', 'deposits', 'transfers'], of: investmentBalance },
  totalDeposits: { parts: ['user', 'deposits'], of: ({ deposits }) => deposits },
  totalWithdrawals: { parts: ['user', 'transfers'], of: ({ withdraw }) => withdraw },
  totalProfit: { parts: ['user'], of: ({ profit }) => profit },
} satisfies Record<string, Figure>

export type FigureName = keyof typeof figures

/** A figure as it is shown, in the customer's currency. A limit is rounded down (WD-2). */
export function shownFigure(name: FigureName, holdings: Holdings, symbol: string | null | undefined): number {
  const { of, isLimit }: Figure = figures[name]
  return isLimit ? roundDown(of(holdings), symbol) : roundToUnit(of(holdings), symbol)
}

/**
 * Whether the total is what is left of loans and investment and the profit, as they are shown: every withdrawal was taken from one of the two, and no
 * rounding shows.
 */
export function addsUp(holdings: Holdings, symbol: string | null | undefined): boolean {
  const shown = (name: FigureName) => shownFigure(name, holdings, symbol)
  const together = shown('loanBalance') + shown('investmentBalance') + shown('totalProfit')
  return Math.abs(together - shown('totalBalance')) < 0.005
}

/** The session storage entries of the loaded parts, under the keys of DATA-2. Amounts are parsed. */
export type StoredValues = Partial<Pick<CustomerAnswers, 'user' | 'kyc'> & Omit<Holdings, 'profit' | 'bonus'>>

export function storedValues({ user, loans, deposits, kyc, transfers }: Partial<CustomerAnswers>): StoredValues {
  return {
    ...(user && { user }),
    ...(loans && { loans: toAmount(loans.totalAmount) }),
    ...(deposits && { deposits: confirmedDeposits(deposits.deposit) }),
    ...(kyc !== undefined && { kyc }),
    ...(transfers && {
      withdraw: toAmount(transfers.totalAmountTransferred),
      loanwithdraw: withdrawnBy('loan', transfers.transfers),
      investwithdraw: withdrawnBy('invest', transfers.transfers),
    }),
  }
}

const known = new WeakMap<Partial<CustomerAnswers>, Holdings>()

/**
 * The sums of the loaded parts. Missing parts count as 0, so check a figure's parts first.
 * Cached per set of responses: there may be 100,000 rows (PERF-4).
 */
export function holdingsOf(answers: Partial<CustomerAnswers>): Holdings {
  const holdings = known.get(answers) ?? sumUp(answers)
  known.set(answers, holdings)
  return holdings
}

function sumUp(answers: Partial<CustomerAnswers>): Holdings {
  const { user, kyc, ...sums } = storedValues(answers)
  const none = { loans: 0, deposits: 0, withdraw: 0, loanwithdraw: 0, investwithdraw: 0 }
  return { ...none, ...sums, profit: toAmount(user?.profit), bonus: toAmount(user?.bonus) }
}
