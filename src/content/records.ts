import { labels } from './messages.ts'

/** What moved money, in the histories and on a statement (OVER-4). */
export const recordCopy = { withdrawal: 'Withdrawal', loanWithdrawal: 'Loan withdrawal', deposit: 'Deposit' } as const

/** The withdrawal methods by their id (WD-1). */
export const methodNames = {
  paypal: labels.paypal,
  'bank transfer': labels.bankTransfer,
  cashapp: labels.cashapp,
  zelle: labels.zelle,
} as const
