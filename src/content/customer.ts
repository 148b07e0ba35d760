import { labels } from './messages.ts'

export const balancesCopy = {
  title: 'Balances',
  available: 'Available to withdraw',
  profit: 'Profit',
  identityFirst: 'Your identity is not verified.',
  identityWaits: 'We are checking your documents.',
  loanFirst: 'Your latest loan is not approved yet.',
  failed: 'Some figures could not be loaded.',
} as const

/** What the summands of the total stand for. */
export const termHints = {
  loan: 'Lent to you, not withdrawn yet',
  investment: 'Deposits and bonus, less withdrawals',
  profit: 'Earned, before withdrawals',
} as const

/** The sums of a customer (DATA-2), formatted. */
type Sums = Readonly<
  Record<'profit' | 'bonus' | 'loans' | 'deposits' | 'withdraw' | 'loanwithdraw' | 'investwithdraw', string>
>

/** What each balance is made of, by the figure's name, from formatted sums (DATA-3). */
export const figureNotes: Readonly<Record<string, (sums: Sums) => string>> = {
  availableBalance: ({ profit, withdraw }) => `Profit ${profit} − withdrawn ${withdraw}`,
  loanBalance: ({ loans, loanwithdraw }) => `Approved loans ${loans} − loan withdrawals ${loanwithdraw}`,
  investmentBalance: ({ deposits, bonus, investwithdraw }) =>
    `Confirmed deposits ${deposits} + bonus ${bonus} − other withdrawals ${investwithdraw}`,
}

/** The row of a withdrawal under way (WD-9). */
export const withdrawalProgressCopy = {
  title: (step: number, of: number) => `Withdrawal not finished, step ${step} of ${of}`,
  turns: {
    identityFirst: 'Your turn: your identity has to be verified first.',
    identityWaits: 'The bank’s turn: your identity documents have to be verified first.',
    loanFirst: 'The bank’s turn: your latest loan has to be approved first.',
    currency: 'Your turn: check the amount in your new currency.',
    tooMuch: 'Your turn: it is more than you can withdraw now.',
    care: 'The bank’s turn: customer care has to release this step.',
    spent: 'Your code has been used: ask customer care for a new one.',
    yours: 'Your turn: continue with your code.',
  },
  by: 'by',
  from: 'from your',
  continue: labels.continue,
} as const
