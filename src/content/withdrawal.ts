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
  limit: { loan: labels.loanBalance, invest: labels.availableBalance },
  limitUnknown: 'Currently unknown',
  leaves: (amount: string, left: string) => `Withdraws ${amount}, leaves ${left}`,
  tooMuch: (amount: string, limit: string) => `${amount} is more than your ${limit}`,
  upTo: (limit: string) => `You can withdraw up to ${limit}.`,
  use: 'Use',
  continue: labels.continue,
  checking: 'Checking',
  loading: 'Your balances are still loading. Please try again in a moment.',
  failed: 'Your balances could not be loaded, so the withdrawal cannot be checked.',
  retry: labels.tryAgain,
  kycNext:
    'Your identity has to be verified first. The identity check opens in a moment, and your entries here are kept.',
  kycMissing: 'Your identity has to be verified first. Choose Continue to open the identity check.',
  kycWaiting: 'We are still checking your identity documents. You can withdraw as soon as they are verified.',
  loanNext:
    'Your latest loan has not been approved yet, so nothing can be withdrawn. The page will reload in a moment.',
  refused: 'The bank did not make this withdrawal. Your entries are still here.',
  unsure:
    'We do not know whether this withdrawal went through, because we received no answer. Please check your history before you try again.',
  checkHistory: labels.checkHistory,
  codeTitle: 'Confirm your withdrawal',
  code: 'Code',
  confirm: labels.confirm,
  confirming: 'Confirming',
  care: 'This step has to be released by customer care. Please contact them. After that, the next step asks for your code.',
  reach: 'You can reach them at',
  or: 'or',
  progress: 'Steps of the withdrawal',
  yourStep: (step: number) => `Step ${step}, yours`,
  bankStep: (step: number) => `Step ${step}, the bank’s`,
  released: 'Customer care has released the previous step. Please enter your code.',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  wrong: 'That code is not correct. Please check it and enter all of its digits.',
  stepUnsure:
    'We do not know whether your code was accepted, because we received no answer. Please try again in a moment.',
  receiptTitle: 'Withdrawal on its way',
  receipt: 'We have sent it to the bank. Your history shows it as pending until the bank approves it and pays it out.',
  receiptProgress: 'What happens next',
  receiptSteps: ['Sent', 'Approved by the bank', 'Paid out'],
} as const
