import { labels } from './messages.ts'

export const overviewCopy = {
  title: 'Overview',
  methods: 'Withdraw to',
  history: 'History',
  statement: 'Statement',
  historyEmpty: 'No transactions yet. Your deposits and withdrawals will appear here, newest first.',
} as const

export const greetings = { morning: labels.morning, afternoon: labels.afternoon, evening: labels.evening } as const
