import { labels } from './messages.ts'

/** The newcomer's first-run card (OVER-2). */
export const firstStepsCopy = {
  title: 'Your first three steps',
  waits: 'Being checked',
  done: 'Done',
} as const

export const firstSteps = [
  {
    id: 'deposit',
    title: 'Make a first deposit',
    text: 'Send it by bank transfer or crypto, and upload the proof.',
    action: labels.deposit,
  },
  {
    id: 'identity',
    title: 'Verify your identity',
    text: 'With a picture of both sides of a document. Withdrawals need it.',
    action: labels.verify,
  },
  {
    id: 'withdraw',
    title: 'Withdraw your profit',
    text: 'To PayPal, Cashapp, Zelle or a bank, with a code from customer care.',
    action: labels.withdraw,
  },
] as const
