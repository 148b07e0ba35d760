import { labels } from './messages.ts'

export const overviewCopy = {
  methods: 'Withdraw to',
  history: 'History',
  statement: 'Statement of withdrawals',
  found: (amount: string, time: string) => `Your withdrawal of ${amount} was made on ${time}.`,
  notFound: (amount: string, time: string) =>
    `Your history has no withdrawal of ${amount} since ${time} so far. The bank may take a minute.`,
  looking: (amount: string) => `We are looking for your withdrawal of ${amount}.`,
  historyEmpty: 'No deposits or withdrawals yet. They will appear here, newest first.',
} as const

export const greetings = { morning: labels.morning, afternoon: labels.afternoon, evening: labels.evening } as const
