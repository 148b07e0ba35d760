import { isDemo } from '#src/platform/env.ts'
import { labels } from './messages.ts'

export const depositCopy = {
  summary: 'Payment details',
  byBank: 'By bank transfer',
  byWallet: 'By wallet',
  bankLead: 'Transfer the amount from your own bank to this account, then go on and upload the proof.',
  walletsLead: 'Send the amount to one of these addresses, then go on and upload the proof.',
  summaryLead: 'Pay in one of these ways, then go on and upload the proof.',
  caution: isDemo
    ? 'The details are made up and fail their own checks: nothing can be sent to them.'
    : 'Please check each detail before you send: what has been sent cannot be called back.',
  bankName: 'Bank',
  accountName: 'Account Name',
  bankType: labels.accountType,
  accountNumber: labels.accountNumber,
  loading: 'Loading the payment details',
  empty: 'There are no payment details to show just now.',
  failed: 'The payment details could not be loaded.',
  retry: 'Try again',
  copy: 'Copy',
  copied: 'Copied',
  addressOf: 'address of',
  copiedWords: 'The address is in your clipboard:',
  copyFailed: 'It could not be copied. Please select the address and copy it by hand.',
  proof: 'Your deposit',
  proofLead: 'Tell us how much you have sent, with a picture that shows it: a receipt, or a photograph of one.',
  outsidePlan: 'This is outside of what the plan takes:',
  outsidePlanHint: 'You can deposit it all the same.',
  sites: 'No coins yet? You can buy some here',
  sitesMark: isDemo ? 'Demonstration links: these places do not exist.' : 'These places are not ours.',
  newTab: 'opens in a new tab',
  sending: 'Sending your deposit',
  reading: 'Looking at the picture',
  depositorUnknown: 'Your own record is not loaded yet, and a deposit is sent in your name. Nothing has been sent.',
  deposited: 'Deposit sent',
  depositedLead: 'It stands in your history as pending until the bank has looked at your proof.',
} as const
