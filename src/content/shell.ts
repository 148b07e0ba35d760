import { labels } from './messages.ts'

export const shellCopy = {
  skip: 'Skip to content',
  navigation: 'Your account',
  greeting: 'Hello',
  account: labels.account,
} as const

export const shellNavigation = [
  { id: 'home', to: '/dashboard-overview', label: labels.home },
  { id: 'loan', to: '/loan', label: labels.loan },
  { id: 'invest', to: '/investify', label: labels.invest },
  { id: 'account', to: '/account-details', label: labels.account },
] as const

/** Shown in place of data that is loading, failed or missing. */
export const loadingCopy = {
  loading: 'Loading',
  failed: 'Could not be loaded.',
  retry: labels.tryAgain,
  missing: 'Not provided',
} as const
