import { isDemo } from '#src/platform/env.ts'
import { brand } from './brand.ts'
import { fieldErrorTexts } from './field-errors.ts'
import { labels } from './messages.ts'
import { overviewCopy } from './overview.ts'

export const statementCopy = {
  title: overviewCopy.statement,
  counts:
    'Every withdrawal of the period, from the day on which it was made, pending ones too. Deposits are in your history.',
  period: 'Period',
  from: 'From',
  to: 'To',
  errors: {
    'day-missing': 'Please choose a day.',
    'date-unclear': fieldErrorTexts['date-unclear'],
    'period-reversed': 'The end is before the start.',
  },
  holds: 'In this period',
  transfers: 'Withdrawals',
  approved: labels.approved,
  pending: labels.pending,
  total: 'Total',
  preview: 'Preview',
  empty: 'There are no withdrawals in this period.',
  invalid: 'Choose a valid period to see its withdrawals.',
  undated: 'without a date, not included in any period:',
  tooLong: 'Too long to print. The printout can hold at most',
  tooLongHint: 'withdrawals. Choose a shorter period, or download the CSV, which has no limit.',
  print: 'Print',
  download: 'Download CSV',
  downloaded: 'Downloaded as',
} as const

/** Preset periods, in the order of their buttons. */
export const statementPresets = [
  { id: 'this-month', label: 'This month' },
  { id: 'last-month', label: 'Last month' },
  { id: 'last-12-months', label: 'Last 12 months' },
  { id: 'everything', label: 'Everything' },
] as const

export type StatementPreset = (typeof statementPresets)[number]['id']

/** Texts of the printed statement and the CSV file, which must be understandable outside the app (DEMO-10). */
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
  time: 'Time (UTC)',
  type: 'Type',
  method: 'Method',
  status: 'Status',
  amount: 'Amount',
  currency: 'Currency',
} as const
