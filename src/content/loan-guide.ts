import { isDemo } from '#src/platform/env.ts'
import { labels } from './messages.ts'

export const loanGuideCopy = {
  title: 'How a loan works',
  terms: 'Terms of a personal loan',
  termsNote: isDemo ? 'This is a demo: no money is lent, and none is paid back.' : '',
} as const

/** What happens to an application, in order (LOAN-1 to LOAN-4). */
export const loanGuideSteps = [
  {
    id: 'apply',
    title: 'You apply',
    text: 'You fill in two short steps. We check them for a moment before anything is sent, and you can still cancel.',
  },
  {
    id: 'review',
    title: 'We review it',
    text: 'A person reads your application. Until they have decided, you cannot withdraw anything.',
  },
  {
    id: 'notice',
    title: 'You get a notice',
    text: `Open your latest loan to read it. While the loan is being processed, ‘${labels.verify}’ tells you whom to contact.`,
  },
  {
    id: 'withdraw',
    title: 'You withdraw',
    text: 'An approved loan counts towards your loan balance. Withdraw all of it or a part, once your identity is verified.',
  },
] as const

/** As on the page of personal loans. */
export const loanTerms = [
  { label: 'Runs for', value: 'One to six years' },
  { label: 'Payments', value: 'Equal monthly instalments' },
  { label: 'Early repayment', value: 'At any time, at no extra cost' },
  { label: 'If a month goes wrong', value: 'One a year moves to the end' },
] as const
