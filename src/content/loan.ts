import { isDemo } from '#src/platform/env.ts'
import { fieldErrorTexts } from './field-errors.ts'
import { labels } from './messages.ts'

export const loanCopy = {
  title: 'Loan',
  latest: 'Latest loan',
  loan: 'Loan',
  openNotice: 'Read the notice',
  empty: 'You have no loan. Once you have applied for one, it stands here with its state.',
  newLoan: 'A new loan',
  lead: isDemo
    ? 'A loan takes two short steps: what you need and what you earn, then what it is for. Nothing is borrowed for real: this is a demonstration.'
    : 'A loan takes two short steps: what you need and what you earn, then what it is for.',
  progress: 'Steps',
  checking: 'Your application is being looked through. It is sent in a moment; until then you can still close this.',
  posting: 'Your application is on its way to the bank.',
  userLoading: 'Nothing was sent: your details are still on their way. Please apply again in a moment.',
  userFailed: 'Nothing was sent: your details could not be loaded.',
  userReady: 'Your details have come. Please apply again.',
  retry: 'Load them again',
} as const

export const loanSteps = {
  finances: 'What you need and what you earn',
  purpose: 'What it is for',
} as const

interface LoanFieldCopy {
  name:
    | 'amount'
    | 'monthlyIncome'
    | 'homeAddress'
    | 'city'
    | 'state'
    | 'loanPurpose'
    | 'professionalStatus'
    | 'professionalCategory'
    | 'nextOfKin'
    | 'phone'
  label: string
  type?: 'tel'
  inputMode?: 'decimal'
  autoComplete: string
}

/** The fields of each step, in order (LOAN-2). */
export const loanFields: Record<keyof typeof loanSteps, readonly LoanFieldCopy[]> = {
  finances: [
    { name: 'amount', label: 'Amount', inputMode: 'decimal', autoComplete: 'off' },
    { name: 'monthlyIncome', label: 'Monthly Income', inputMode: 'decimal', autoComplete: 'off' },
    { name: 'homeAddress', label: 'Home Address', autoComplete: 'street-address' },
    { name: 'city', label: 'City', autoComplete: 'address-level2' },
    { name: 'state', label: 'State', autoComplete: 'address-level1' },
  ],
  purpose: [
    { name: 'loanPurpose', label: 'Loan Purpose', autoComplete: 'off' },
    { name: 'professionalStatus', label: 'Professional Status', autoComplete: 'off' },
    { name: 'professionalCategory', label: 'Professional Category', autoComplete: 'off' },
    { name: 'nextOfKin', label: 'Next Of Kin', autoComplete: 'off' },
    { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  ],
}

export const loanErrorTexts = {
  ...fieldErrorTexts,
  'income-negative': 'An income cannot be less than 0. If you have none, enter 0.',
} as const

/** The texts of the notice, by the loan's status (LOAN-4). */
export const loanNotices = {
  processing: {
    title: 'Your loan is being processed',
    text: [
      'We have your application, and somebody at the bank is reading it. Until that is done, the amount is not part of your balance and cannot be withdrawn.',
      'You need to do nothing. If it takes longer than you expected, Verify tells you whom to ask.',
    ],
  },
  approved: {
    title: 'Your loan is approved',
    text: [
      'The amount is part of your loan balance, and you can withdraw it from the loan page.',
      isDemo
        ? 'Please keep this notice with your papers. As this is a demonstration, there is nothing to pay back.'
        : 'Please keep this notice with your papers.',
    ],
  },
} as const

export const loanNoticeCopy = {
  amount: 'Amount applied for',
  applied: 'Applied on',
  verify: labels.verify,
  ask: 'Please contact customer care to have your loan verified:',
  or: 'or',
  reloads: 'This page loads anew in a moment.',
} as const
