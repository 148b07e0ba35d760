import { availableBalance, type Holdings, investmentBalance, loanBalance, toAmount, totalBalance } from './balances.ts'
import { type CustomerAnswers, type CustomerPart, storedValues } from './customer-answers.ts'

/** A figure that the product shows: the parts that must be known before it may be, and how it follows from them. */
interface Figure {
  parts: readonly CustomerPart[]
  of(holdings: Holdings): number
}

/** The balances of DATA-3 and the totals of ACCT-1. The user belongs to each, for the symbol of her country. */
export const figures = {
  availableBalance: { parts: ['user', 'transfers'], of: availableBalance },
  totalBalance: { parts: ['user', 'loans', 'deposits', 'transfers'], of: totalBalance },
  loanBalance: { parts: ['user', 'loans', 'transfers'], of: loanBalance },
  investmentBalance: { parts: ['user', 'deposits', 'transfers'], of: investmentBalance },
  totalDeposits: { parts: ['user', 'deposits'], of: ({ deposits }) => deposits },
  totalWithdrawals: { parts: ['user', 'transfers'], of: ({ withdraw }) => withdraw },
  totalProfit: { parts: ['user'], of: ({ profit }) => profit },
} satisfies Record<string, Figure>

export type FigureName = keyof typeof figures

const known = new WeakMap<Partial<CustomerAnswers>, Holdings>()

/**
 * The parsed numbers of the parts that are known; what is not known counts as 0, so a figure asks for its parts first.
 * The same answers are summed once, whoever asks and however often: there may be 100,000 rows (PERF-4).
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
