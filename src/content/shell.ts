import { pageNames } from './names.ts'

export const shellCopy = {
  skip: 'Skip to content',
  navigation: 'Your account',
  greeting: 'Hello',
  account: pageNames.account,
  stillTrying: 'Still trying to reach the bank',
} as const

export const shellNavigation = [
  { id: 'home', to: '/dashboard-overview', label: pageNames.home },
  { id: 'loan', to: '/loan', label: pageNames.loan },
  { id: 'invest', to: '/investify', label: pageNames.invest },
  { id: 'account', to: '/account-details', label: pageNames.account },
] as const

/** Shown in place of data that is loading, failed or missing. */
export const loadingCopy = {
  details: 'Your details',
  loading: 'Loading',
  failed: 'Could not be loaded.',
  missing: 'Not provided',
} as const
