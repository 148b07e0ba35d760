import { isDemo } from '#src/platform/env.ts'
import { labels } from './messages.ts'

export const depositCopy = {
  summary: 'Payment details',
  byBank: 'By bank transfer',
  byWallet: 'By crypto',
  bankLead: 'Transfer the amount from your bank to this account. Then continue and upload the proof.',
  walletsLead: 'Send the amount to one of these addresses. Then continue and upload the proof.',
  summaryLead: 'Pay by one of these methods. Then continue and upload the proof.',
  caution: isDemo
    ? 'These details are fictional and fail their checksums, so nothing can be sent to them.'
    : 'Please check every detail before you send. A payment cannot be cancelled.',
  bankName: 'Bank',
  accountName: labels.accountName,
  bankType: labels.accountType,
  accountNumber: labels.accountNumber,
  reference: 'Payment reference',
  referenceNote: 'Your account number, by which we find your payment.',
  loading: 'Loading the payment details',
  empty: 'No payment details are available at the moment.',
  failed: 'The payment details could not be loaded.',
  proof: 'Your deposit',
  proofLead: 'Enter how much you have sent, and upload a picture that proves it, such as a photo of the receipt.',
  outsidePlan: 'This is outside the plan’s range:',
  outsidePlanHint: 'You can deposit it anyway.',
  sites: 'No crypto yet? You can buy some here',
  sitesMark: isDemo ? 'Demonstration links: these sites do not exist.' : 'External sites that do not belong to us.',
  newTab: 'opens in a new tab',
  sending: 'Sending your deposit',
  deposited: 'Deposit sent',
  crypto: 'Crypto',
  amountHint: 'What you have sent.',
  adds: (amount: string) => `Adds ${amount} once we have checked the proof`,
  receiptProgress: 'What happens next',
  receiptSteps: {
    waits: ['Sent', 'Waiting to be checked', 'In your balance'],
    done: ['Sent', 'Checked', 'In your balance'],
    failed: ['Sent', 'Payment not found', 'In your balance'],
  },
  next: 'We now check your proof. Your history shows the deposit as pending until we approve it. Then the money is in your investment balance.',
} as const

/** Fictional exchanges on reserved domains (DEP-3, RFC 2606). */
const demoSites = [
  { name: 'Coinbrook', href: 'https://coinbrook.example/' },
  { name: 'Harbour Exchange', href: 'https://harbour-exchange.example/' },
  { name: 'Northmint', href: 'https://northmint.example/' },
  { name: 'Satoshi Lane', href: 'https://satoshi-lane.example/' },
  { name: 'Tidewallet', href: 'https://tidewallet.example/' },
] as const

/** Empty in a live build: add real exchanges here. */
export const cryptoSites: readonly { name: string; href: string }[] = isDemo ? demoSites : []
