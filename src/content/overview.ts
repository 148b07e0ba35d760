import { labels } from './messages.ts'

export const overviewCopy = {
  title: 'Overview',
  methods: 'Withdraw to',
  history: 'History',
  historyEmpty: 'No withdrawals yet. You will see them here, newest first.',
  withdrawal: 'Withdrawal',
  loanWithdrawal: 'Loan withdrawal',
} as const

export const greetings = { morning: labels.morning, afternoon: labels.afternoon, evening: labels.evening } as const
