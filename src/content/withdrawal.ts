import { labels } from './messages.ts'

/** All fields of the withdrawal forms (WD-1). */
export const withdrawalFields = {
  amount: { label: 'Amount', inputMode: 'decimal', autoComplete: 'off' },
  email: { label: labels.email, inputMode: 'email', autoComplete: 'email' },
  accountName: { label: 'Account Name', inputMode: 'text', autoComplete: 'off' },
  accountNumber: { label: labels.accountNumber, inputMode: 'text', autoComplete: 'off' },
  accountType: { label: labels.accountType, inputMode: 'text', autoComplete: 'off' },
  bankName: { label: 'Bank Name', inputMode: 'text', autoComplete: 'off' },
} as const

export const withdrawalCopy = {
  methodTitle: 'Choose a method',
  methodLead: 'Where should the money go?',
  formTitle: 'Withdrawal by',
  limit: { loan: labels.loanBalance, invest: labels.availableBalance },
  limitUnknown: 'Not known at the moment',
  continue: 'Continue',
  checking: 'Checking',
  loading: 'Your figures are still being loaded. Please try again in a moment.',
  failed: 'Your figures could not be loaded, so nothing can be checked against them.',
  retry: 'Try again',
  kycNext: 'The form for your identity papers opens in a moment. What you typed here stays.',
  loanNext: 'The page loads anew in a moment.',
  refused: 'The bank did not carry this withdrawal out. What you typed is still here.',
  unsure:
    'We do not know whether this withdrawal went through: the answer never came. Your history is being loaded anew; please look there before you try again.',
  codeTitle: 'Confirm your withdrawal',
  code: 'Code',
  confirm: 'Confirm',
  confirming: 'Confirming',
  care: 'This step is released by customer care. Please reach out to them, then enter your code again.',
  wrong: 'That code is not right. Please check it and try again.',
  stepUnsure: 'We do not know whether your code was taken: the answer never came. Please try again in a moment.',
  amount: 'Amount',
  method: 'Method',
  receiptTitle: 'Withdrawal on its way',
  receipt: 'It stands in your history as pending until the bank has approved it.',
} as const
