import { brand } from './brand.ts'

export const selfHelpCopy = {
  topics: [
    {
      question: 'Why is my deposit still pending?',
      answer:
        'Each deposit is confirmed by hand against its proof. It counts towards your balance once it is approved.',
    },
    {
      question: 'How long does a loan take?',
      answer:
        'An application is read by a person. Your latest loan on the loan page says how it stands; open it to read the notice.',
    },
    {
      question: 'What do I need for a withdrawal?',
      answer:
        'A verified identity and a one-time code. Send your papers under KYC verification on this page; customer care gives you the code.',
    },
    {
      question: 'How do I change my name or my address?',
      answer: 'Open the account settings on this page. What you leave blank there stays as it is.',
    },
  ],
  still: 'Still not clear? Write or call:',
  or: 'or',
  support: brand.support,
} as const

export const referralCopy = {
  text: 'Referring friends is not offered yet. There is nothing to share and nothing to earn so far, so your referral earnings stay at 0.',
  later: 'Once it is offered, you will find it here.',
} as const
