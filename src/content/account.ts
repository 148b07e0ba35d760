import { pageNames } from './names.ts'

export const accountCopy = {
  title: pageNames.account,
  customerId: 'Customer number',
  totals: 'Totals',
  more: 'Identity and help',
  nameless: 'Name not provided',
  kyc: 'Identity check',
} as const

/** The status of a customer's identity check. */
export const kycWords = {
  waiting: 'Being checked',
  verified: 'Verified',
} as const
