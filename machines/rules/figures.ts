import { type CustomerAnswers, type CustomerPart, storedValues } from '#machines/customer/customer-answers.ts'
import { availableBalance, type Holdings, investmentBalance, loanBalance, toAmount, totalBalance } from './balances.ts'

/** A figure on screen: the parts that must be loaded first, and its formula. */
export interface Figure {
  parts: readonly CustomerPart[]
  of(holdings: Holdings): number
  /** limits withdrawals (WD-2) */
  isLimit?: true
}

/** The balances of DATA-3 and the totals of ACCT-1. Each needs the user, for the currency symbol. */
export const figures = {
  /** what a customer is offered: never less than 0 (WD-2) */
  toWithdraw: {
    parts: ['user', 'transfers'],
    of: (holdings) => Math.max(0, availableBalance(holdings)),
    isLimit: true,
  },
  availableBalance: { parts: ['user', 'transfers'], of: availableBalance, isLimit: true },
  totalBalance: { parts: ['user', 'loans', 'deposits', 'transfers'], of: totalBalance },
  loanBalance: { parts: ['user', 'loans', 'transfers'], of: loanBalance, isLimit: true },
  investmentBalance: { parts: ['user', 'deposits', 'transfers'], of: investmentBalance },
  totalDeposits: { parts: ['user', 'deposits'], of: ({ deposits }) => deposits },
  totalWithdrawals: { parts: ['user', 'transfers'], of: ({ withdraw }) => withdraw },
  totalProfit: { parts: ['user'], of: ({ profit }) => profit },
} satisfies Record<string, Figure>

export type FigureName = keyof typeof figures

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
  const { loans = 0, deposits = 0, withdraw = 0, loanwithdraw = 0, investwithdraw = 0 } = storedValues(answers)
  return {
    profit: toAmount(answers.user?.profit),
    bonus: toAmount(answers.user?.bonus),
    loans,
    deposits,
    withdraw,
    loanwithdraw,
    investwithdraw,
  }
}
