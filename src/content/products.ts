import { labels } from './messages.ts'
import { methodNames, recordDetailLabels } from './records.ts'

/** What a receipt says of what was sent. */
export const receiptCopy = {
  amount: 'Amount',
  payee: 'To',
  method: 'Method',
  date: 'Date',
  reference: recordDetailLabels.reference,
  unknown: 'Not known yet',
  status: 'Status',
} as const

/** The withdrawal methods, in the order of their tiles (WD-1). */
export const withdrawalMethods = [
  { id: 'paypal', label: methodNames.paypal, hint: 'To the e-mail address of your PayPal account' },
  { id: 'bank transfer', label: methodNames['bank transfer'], hint: 'To an account at any bank' },
  { id: 'cashapp', label: methodNames.cashapp, hint: 'To the e-mail address of your Cashapp account' },
  { id: 'zelle', label: methodNames.zelle, hint: 'To the e-mail address of your Zelle account' },
] as const

/** The investment plans (INV-2). */
export const planNames = { basic: labels.basic, gold: labels.gold, platinum: labels.platinum } as const
