import { labels } from './messages.ts'

/** The withdrawal methods, in the order of their tiles (WD-1). */
export const withdrawalMethods = [
  { id: 'paypal', label: labels.paypal, hint: 'To the e-mail address of your PayPal account' },
  { id: 'bank transfer', label: labels.bankTransfer, hint: 'To an account at any bank' },
  { id: 'cashapp', label: labels.cashapp, hint: 'To the e-mail address of your Cashapp account' },
  { id: 'zelle', label: labels.zelle, hint: 'To the e-mail address of your Zelle account' },
] as const
