import type { LoanRequest } from '#src/contract/requests.ts'
import { isDemo } from '#src/platform/env.ts'
import { labels } from './messages.ts'
import { pageNames } from './names.ts'

export const loanCopy = {
  title: pageNames.loan,
  latest: 'Latest loan',
  loan: pageNames.loan,
  openNotice: 'Read the notice',
  empty: 'You have no loan yet. Once you apply for one, you will see its status here.',
  newLoan: 'New loan',
  lead: isDemo
    ? 'Applying takes two short steps: first what you need and what you earn, then what it is for. This is a demo, so no real money is borrowed.'
    : 'Applying takes two short steps: first what you need and what you earn, then what it is for.',
  amountHint: 'A personal loan is lent as a whole, and repaid in equal monthly instalments over one to six years.',
  incomeHint: 'After taxes.',
  manyIncomes: (times: string) => `That is ${times} monthly incomes. We will ask you how you mean to repay it.`,
  borrows: (amount: string) => `Borrows ${amount}.`,
  earns: (amount: string) => `${amount} a month`,
  balanceAfter: `${labels.loanBalance} once approved:`,
  progress: 'Steps',
  /** one after the other, while the application is checked and sent */
  checks: [
    { now: 'Checking that nothing is missing', done: 'Nothing is missing' },
    { now: 'Checking your details', done: 'Checked your details' },
    { now: 'Sending your application', done: 'Application sent' },
  ],
  cancel: 'Until it is sent, you can cancel by closing this window.',
} as const

export const loanSteps = {
  finances: 'What you need and what you earn',
  purpose: 'What it is for',
} as const

interface LoanFieldCopy {
  name: Exclude<keyof LoanRequest, 'email' | 'name' | 'userId'>
  label: string
  type?: 'tel'
  autoComplete: string
}

/** The fields of each step, in order (LOAN-2). */
export const loanFields: Record<keyof typeof loanSteps, readonly LoanFieldCopy[]> = {
  finances: [
    { name: 'amount', label: 'Amount', autoComplete: 'off' },
    { name: 'monthlyIncome', label: labels.monthlyIncome, autoComplete: 'off' },
    { name: 'homeAddress', label: 'Home Address', autoComplete: 'address-line1' },
    { name: 'city', label: 'City', autoComplete: 'address-level2' },
    { name: 'state', label: 'State', autoComplete: 'address-level1' },
  ],
  purpose: [
    { name: 'loanPurpose', label: 'Loan Purpose', autoComplete: 'off' },
    { name: 'professionalStatus', label: 'Professional Status', autoComplete: 'off' },
    { name: 'professionalCategory', label: 'Professional Category', autoComplete: 'off' },
    { name: 'nextOfKin', label: labels.nextOfKin, autoComplete: 'off' },
    { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  ],
}

/** The texts of the notice, by the loan's status (LOAN-4). */
export const loanNotices = {
  processing: {
    title: 'Your loan is being processed',
    text: [
      'We have received your application and are reviewing it. Until it is approved, the amount is not part of your balance, and nothing can be withdrawn.',
      'You do not need to do anything. If it takes longer than expected, choose Verify to find out whom to contact.',
    ],
  },
  approved: {
    title: 'Your loan is approved',
    text: [
      'The amount is now part of your loan balance. You can withdraw it on the loan page, once your identity is verified.',
      isDemo
        ? 'Please keep this notice for your records. As this is a demo, there is nothing to pay back.'
        : 'Please keep this notice for your records.',
    ],
  },
} as const

export const loanNoticeCopy = {
  amount: 'Amount applied for',
  applied: 'Applied on',
  verify: labels.verify,
  ask: 'Please contact customer care to have your loan verified:',
  or: 'or',
  reloads: 'Reloads in a moment.',
} as const
