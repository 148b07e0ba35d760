import { isDemo } from '#src/platform/env.ts'
import { labels } from './messages.ts'

export const depositCopy = {
  summary: 'Payment details',
  byBank: 'By bank transfer',
  byWallet: 'By wallet',
  bankLead: 'Transfer the amount from your bank to this account. Then continue and upload the proof.',
  walletsLead: 'Send the amount to one of these addresses. Then continue and upload the proof.',
  summaryLead: 'Pay by one of these methods. Then continue and upload the proof.',
  caution: isDemo
    ? 'These details are fictional and fail their checksums, so nothing can be sent to them.'
    : 'Please check every detail before you send. A payment cannot be cancelled.',
  bankName: 'Bank',
  accountName: 'Account Name',
  bankType: labels.accountType,
  accountNumber: labels.accountNumber,
  loading: 'Loading the payment details',
  empty: 'No payment details are available at the moment.',
  failed: 'The payment details could not be loaded.',
  retry: 'Try again',
  copy: 'Copy',
  copied: 'Copied',
  addressOf: 'address of',
  copiedWords: 'Copied to the clipboard:',
  copyFailed: 'The address could not be copied. Please select it and copy it manually.',
  proof: 'Your deposit',
  proofLead: 'Enter how much you have sent, and upload a picture that proves it, such as a photo of the receipt.',
  outsidePlan: 'This is outside the plan’s range:',
  outsidePlanHint: 'You can deposit it anyway.',
  sites: 'No coins yet? You can buy some here',
  sitesMark: isDemo ? 'Demonstration links: these sites do not exist.' : 'External sites that do not belong to us.',
  newTab: 'opens in a new tab',
  sending: 'Sending your deposit',
  reading: 'Checking the picture',
  depositorUnknown: 'Nothing was sent, because your details, which are part of a deposit, have not loaded yet.',
  deposited: 'Deposit sent',
  depositedLead: 'Your history shows it as pending until the bank has checked your proof.',
} as const
