import { isDemo } from '#src/platform/env.ts'
import { labels } from './messages.ts'

export const homeCopy = {
  hero: {
    heading: 'A bank that tells you where you stand',
    lead: isDemo
      ? 'Accounts, loans and savings. At every step you know what happens next. This is a demonstration: open an account, borrow and withdraw without any risk.'
      : 'Accounts, loans and savings. At every step you know what happens next.',
    second: 'Read about our loans',
  },
  about: {
    heading: labels.aboutUs,
    paragraphs: [
      isDemo
        ? 'Larkspur was imagined on three islands where everybody knows the person behind the counter. We kept that: few products, explained in plain sentences, and a bank that answers when you ask.'
        : 'Larkspur comes from three islands where everybody knows the person behind the counter. We kept that: few products, explained in plain sentences, and a bank that answers when you ask.',
      'You can become a customer within minutes. Pay money in by bank transfer, apply for a loan, verify your identity, invest in a plan, or take your money out again. Each step shows what it is waiting for and whose turn it is.',
      isDemo
        ? 'And because none of it is real, you can do what no careful person would: enter a wrong code, apply for far too much, close the page halfway through. You have nothing to lose.'
        : 'And if something goes wrong along the way, we tell you: what you have typed stays where it was, and nothing is sent twice.',
    ],
  },
} as const
