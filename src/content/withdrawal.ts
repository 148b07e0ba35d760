import { balancesCopy } from './customer.ts'
import { labels } from './messages.ts'

/** All fields of the withdrawal forms (WD-1). */
export const withdrawalFields = {
  amount: { label: 'Amount' },
  email: { label: labels.email, inputMode: 'email', autoComplete: 'email' },
  accountName: { label: labels.accountName, inputMode: 'text', autoComplete: 'off' },
  accountNumber: { label: labels.accountNumber, inputMode: 'text', autoComplete: 'off' },
  accountType: { label: labels.accountType, inputMode: 'text', autoComplete: 'off' },
  bankName: { label: 'Bank Name', inputMode: 'text', autoComplete: 'off' },
} as const

export const withdrawalCopy = {
  methodTitle: 'Choose a method',
  methodLead: 'Where should the money go?',
  formTitle: 'Withdrawal by',
  limit: { loan: labels.loanBalance, invest: balancesCopy.available },
  /** while a loan has to be approved first, or the identity verified */
  held: { loan: labels.loanBalance, invest: labels.availableBalance },
  limitUnknown: 'Currently unknown',
  leaves: (amount: string, left: string) => `Withdraws ${amount}, leaves ${left}`,
  tooMuch: (amount: string, limit: string) => `${amount} is more than your ${limit}`,
  upTo: (limit: string) => `You can withdraw up to ${limit}.`,
  paidOut: 'We pay it out once we have approved it.',
  use: 'Use',
  continue: labels.continue,
  checking: 'Checking',
  loading: 'Your balances are still loading. Please try again in a moment.',
  failed: 'Your balances could not be loaded, so the withdrawal cannot be checked.',
  kycNext:
    'Your identity has to be verified first. The identity check opens in a moment, and your entries here are kept.',
  kycMissing: 'Your identity has to be verified first. Choose Continue to open the identity check.',
  kycWaiting: 'We are still checking your identity documents. You can withdraw as soon as they are verified.',
  kycVerified: 'Your identity is verified. You can go on with your withdrawal.',
  loanFirst: `${balancesCopy.loanFirst} Until then nothing can be withdrawn.`,
  loanNext: `${balancesCopy.loanFirst} The page will reload in a moment.`,
  refused: 'We did not make this withdrawal. Your entries are still here.',
  stepRefused: 'The bank did not accept this step, and nothing was paid. Your entries are still here.',
  duplicate: 'We already have this withdrawal, so it was not made again. Please check your history.',
  unsure:
    'We do not know whether this withdrawal went through, because we received no answer. Please check your history before you try again.',
  checkHistory: labels.checkHistory,
  codeTitle: 'Confirm your withdrawal',
  code: 'Code',
  confirm: labels.confirm,
  confirming: 'Confirming',
  careTitle: 'Waiting for the bank',
  care: 'It is the bank’s turn: customer care has to release this step. You have nothing to enter.',
  careNext: 'As soon as they have released it, the next step is yours, and this page goes on by itself.',
  spentTitle: labels.askForCode,
  spent:
    'A code pays once, and yours has been used. Your first eight steps still count. You have nothing to enter until customer care gives you another code.',
  spentNext: 'As soon as they have given out a new code, this page goes on by itself.',
  reach: 'You can reach customer care at',
  or: 'or',
  check: labels.checkAgain,
  looking: 'Asking the bank',
  unreached: 'That could not be checked. Please check again in a moment.',
  stillHeld: 'Checked: customer care has not released the step yet.',
  stillSpent: 'Checked: customer care has not given out a new code yet.',
  progress: 'Steps of the withdrawal',
  yourStep: (step: number) => `Step ${step}, yours`,
  bankStep: (step: number) => `Step ${step}, the bank’s`,
  passed: 'The steps before this one are done, for later withdrawals too.',
  released: 'Customer care has released the previous step. It is your turn.',
  renewed: 'Customer care has given out a new code. Your first eight steps still count.',
  wrong: 'That code is not correct. Please check it and enter all of its digits.',
  stepUnsure:
    'We do not know whether your code was accepted, because we received no answer. Please try again in a moment.',
  receiptTitle: 'Withdrawal requested',
  receipt: 'Your history shows it as pending until we have approved it.',
  receiptProgress: 'What happens next',
  receiptSteps: {
    waits: ['Requested', 'Waiting for approval', 'Paid out'],
    done: ['Requested', labels.approved, 'Paid out'],
    failed: ['Requested', labels.declined, 'Paid out'],
  },
} as const
