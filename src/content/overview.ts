import { labels } from './messages.ts'

export const overviewCopy = {
  title: 'Overview',
  balances: 'Balances',
  methods: 'Withdraw to',
  history: 'History',
  historyEmpty: 'Nothing has moved yet. Every withdrawal will be written down here, the newest first.',
  withdrawal: 'Withdrawal',
  loanWithdrawal: 'Loan withdrawal',
  /** said of every control that the money flows bring */
  notYet: 'Not open yet: this opens with the money flows.',
} as const

export const withdrawalMethods = [
  { id: 'paypal', label: labels.paypal },
  { id: 'bank transfer', label: labels.bankTransfer },
  { id: 'cashapp', label: labels.cashapp },
  { id: 'zelle', label: labels.zelle },
] as const

export const greetings = { morning: labels.morning, afternoon: labels.afternoon, evening: labels.evening } as const
