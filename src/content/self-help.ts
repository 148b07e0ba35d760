import { brand } from './brand.ts'

export const selfHelpCopy = {
  topics: [
    {
      question: 'Why is my deposit still pending?',
      answer:
        'We check the proof of every deposit by hand. Once it is approved, the money is in your investment balance.',
    },
    {
      question: 'How long does a loan take?',
      answer:
        'Every application is reviewed by a person. The loan page shows the status of your latest loan; open it to read the notice.',
    },
    {
      question: 'What do I need for a withdrawal?',
      answer:
        'A verified identity and a one-time code. Upload your documents under ‘Identity check’ on this page; customer care gives you the code.',
    },
    {
      question: 'How do I change my name or my address?',
      answer: 'Open the account settings on this page. Fields that you leave blank there stay unchanged.',
    },
  ],
  still: 'Any other questions? Write or call:',
  or: 'or',
  support: brand.support,
} as const

export const referralCopy = {
  text: 'Referrals are not offered yet, so your referral earnings stay at 0.',
  later: 'Once they are, you will find them here.',
} as const
