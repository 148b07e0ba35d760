import { isDemo } from '#src/platform/env.ts'

export const homeCopy = {
  hero: {
    heading: 'A bank that tells you where you stand',
    lead: isDemo
      ? 'Larkspur keeps accounts, lends and saves with its customers, and says at every step what happens next. It is a demonstration: open an account, borrow, withdraw, and risk nothing.'
      : 'Larkspur keeps accounts, lends and saves with its customers, and says at every step what happens next.',
    second: 'Read about our loans',
  },
  about: {
    heading: 'About us',
    paragraphs: [
      isDemo
        ? 'Larkspur was imagined on three islands where everybody knows the person behind the counter. We kept that: few products, explained in whole sentences, and a bank that answers when it is asked.'
        : 'Larkspur comes from three islands where everybody knows the person behind the counter. We kept that: few products, explained in whole sentences, and a bank that answers when it is asked.',
      'You can be a customer here within minutes. Put money in by bank transfer, apply for a loan, prove who you are, invest in a plan or take your money out again. Every one of these steps shows what it is waiting for and whose turn it is.',
      isDemo
        ? 'And because none of it is real, you may do what no careful person would: enter a wrong code, apply for far too much, close the page half-way. Nothing can be lost.'
        : 'And if something goes wrong on the way, we say so: what you have typed stays where it was, and nothing is sent twice.',
    ],
  },
} as const
