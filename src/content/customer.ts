import { labels } from './messages.ts'

export const balancesCopy = {
  title: 'Balances',
  explain: labels.whatIsCounted,
  available: 'Available to withdraw',
  nothing: labels.nothingToWithdraw,
  failed: 'Some figures could not be loaded.',
} as const

/** What each balance is made of, by the figure's name (DATA-3). */
export const figureNotes: Readonly<Record<string, string>> = {
  totalBalance: 'Profit, bonus, approved loans and confirmed deposits, less everything withdrawn.',
  availableBalance: 'Your profit, less everything withdrawn. This is what you can withdraw.',
  loanBalance: 'Your approved loans, less what you have withdrawn from them.',
  investmentBalance: 'Confirmed deposits and bonus, less withdrawals from outside your loans.',
}

/** The row of a withdrawal under way (WD-9). */
export const withdrawalProgressCopy = {
  title: (step: number, of: number) => `Withdrawal not finished, step ${step} of ${of}`,
  turns: {
    care: 'The bank’s turn: customer care has to release this step.',
    spent: 'The bank’s turn: ask customer care for a new code.',
    yours: 'Your turn: continue with your code.',
  },
  by: 'by',
  from: 'from your',
  continue: labels.continue,
} as const
