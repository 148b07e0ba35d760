import { isDemo } from '#src/platform/env.ts'
import { brand } from './brand.ts'
import { withdrawalMethods } from './withdrawal-methods.ts'

export const statementCopy = {
  title: 'Statement',
  period: 'Period',
  from: 'From',
  to: 'To',
  errors: {
    'day-missing': 'Please choose a day.',
    'period-reversed': 'This day is before the first one.',
  },
  holds: 'In this period',
  transfers: 'Withdrawals',
  approved: 'Approved',
  pending: 'Pending',
  total: 'In all',
  preview: 'Preview',
  empty: 'Nothing was withdrawn in this period.',
  invalid: 'Set the days right to see what the period holds.',
  undated: 'without a date, which no period can hold:',
  tooLong: 'Too long to print: on paper go at most',
  tooLongHint: 'withdrawals. Choose a shorter period, or download the CSV: it holds them all.',
  print: 'Print',
  download: 'Download CSV',
  downloaded: 'Handed to your browser as',
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
  title: 'Statement of withdrawals',
  /** empty in a live build */
  mark: isDemo ? 'Fictional demonstration: no real bank, no real customer, no real money.' : '',
  holder: 'Account holder',
  accountNumber: 'Account number',
  period: 'Period',
  until: 'to',
  made: 'Made on',
  zone: 'Time zone',
  unknown: 'Not given',
  note: 'Balances of past days are not kept, so no opening or closing balance is stated.',
  loan: 'Loan withdrawal',
  other: 'Withdrawal',
  date: 'Date',
  time: 'Time (UTC)',
  type: 'Type',
  method: 'Method',
  status: 'Status',
  amount: 'Amount',
  currency: 'Currency',
} as const

export const methodNames = new Map<unknown, string>(withdrawalMethods.map(({ id, label }) => [id, label]))
