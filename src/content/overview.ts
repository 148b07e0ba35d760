import { labels } from './messages.ts'

export const overviewCopy = {
  title: 'Overview',
  methods: 'Withdraw to',
  history: 'History',
  historyEmpty: 'Nothing has moved yet. Every withdrawal will be written down here, the newest first.',
  withdrawal: 'Withdrawal',
  loanWithdrawal: 'Loan withdrawal',
} as const

export const greetings = { morning: labels.morning, afternoon: labels.afternoon, evening: labels.evening } as const
