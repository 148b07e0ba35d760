import { isDemo } from '#src/platform/env.ts'
import { brand } from './brand.ts'
import { labels } from './messages.ts'
import { overviewCopy } from './overview.ts'

export const statementCopy = {
  title: overviewCopy.statement,
  counts:
    'Every withdrawal of the period, from the day on which it was made, pending ones too; those without a date are in none. Deposits are in your history.',
  period: 'Period',
  from: 'From',
  to: 'To',
  holds: 'In this period',
  transfers: 'Withdrawals',
  approved: labels.approved,
  pending: labels.pending,
  total: 'Total',
  empty: 'There are no withdrawals in this period.',
  tooLong: (limit: string) =>
    `Too long to print. The printout can hold at most ${limit} withdrawals. Choose a shorter period.`,
  print: 'Print',
} as const

/** Texts of the printed statement, which must be understandable outside the app (DEMO-10). */
export const statementDocument = {
  issuer: brand.name,
  title: overviewCopy.statement,
  /** empty in a live build */
  mark: isDemo ? 'Fictional demonstration: no real bank, no real customer, no real money.' : '',
  holder: 'Account holder',
  accountNumber: 'Account number',
  period: 'Period',
  until: 'to',
  made: 'Created on',
  unknown: 'Not provided',
  note: 'This statement counts every withdrawal from the day on which it was made, pending ones too, and no deposits. Past balances are not stored, so it has no opening or closing balance.',
  date: 'Date',
  type: 'Type',
  method: 'Method',
  status: 'Status',
  amount: 'Amount',
} as const
