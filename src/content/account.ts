import { labels } from './messages.ts'
import { pageNames } from './names.ts'

export const accountCopy = {
  title: pageNames.account,
  customerId: 'Customer number',
  totals: 'Totals',
  profile: 'Your details',
  more: 'Identity and help',
  nameless: 'Name not provided',
  kyc: 'Identity check',
} as const

/** The status of a customer's identity check. */
export const kycWords = {
  waiting: 'Being checked',
  verified: 'Verified',
} as const

/** The user's fields in the order in which the profile shows them. */
export const profileRows = [
  { field: 'firstName', label: labels.firstName },
  { field: 'lastName', label: labels.lastName },
  { field: 'middleName', label: labels.middleName },
  { field: 'email', label: labels.email },
  { field: 'phone', label: 'Phone' },
  { field: 'address', label: 'Address' },
  { field: 'city', label: 'City' },
  { field: 'country', label: 'Country' },
  { field: 'dob', label: labels.dob },
  { field: 'age', label: 'Age' },
  { field: 'gender', label: 'Gender' },
  { field: 'maritalstatus', label: labels.maritalstatus },
  { field: 'accountType', label: labels.accountType },
  { field: 'accountNumber', label: labels.accountNumber },
] as const
