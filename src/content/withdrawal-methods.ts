import { methodNames } from './records.ts'

/** The withdrawal methods, in the order of their tiles (WD-1). */
export const withdrawalMethods = [
  { id: 'paypal', label: methodNames.paypal, hint: 'To the e-mail address of your PayPal account' },
  { id: 'bank transfer', label: methodNames['bank transfer'], hint: 'To an account at any bank' },
  { id: 'cashapp', label: methodNames.cashapp, hint: 'To the e-mail address of your Cashapp account' },
  { id: 'zelle', label: methodNames.zelle, hint: 'To the e-mail address of your Zelle account' },
] as const
