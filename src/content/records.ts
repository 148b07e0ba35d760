import { labels } from './messages.ts'

/** What moved money, in the histories and on a statement (OVER-4). */
export const recordCopy = {
  withdrawal: 'Withdrawal',
  loanWithdrawal: 'Loan withdrawal',
  deposit: labels.deposit,
} as const

/** What a withdrawal from one of the balances is called. */
export const withdrawalKind = (path: unknown) => (path === 'loan' ? recordCopy.loanWithdrawal : recordCopy.withdrawal)

/** On the paper of a list that is too long to be printed as a whole (OVER-4). */
export const printedPart = (all: string) =>
  `Only the rows that were on screen are printed, of ${all}. ‘Statement of withdrawals’, on the overview, prints those of a period.`

/** Below the first rows of a long list. */
export const olderCopy = {
  show: labels.showOlder,
  shown: (first: number, all: string) => `The newest ${first} of ${all}`,
} as const

/** The heading of records with no date, below those of the months. */
export const undatedRecords = 'Without a date'

/** The withdrawal methods by their id (WD-1). */
export const methodNames = {
  paypal: labels.paypal,
  'bank transfer': labels.bankTransfer,
  cashapp: labels.cashapp,
  zelle: labels.zelle,
} as const

/** The labels of a record's details. */
export const recordDetailLabels = {
  payee: 'Paid to',
  payeeAccount: 'Account',
  payer: 'Paid in by',
  path: 'Taken from',
  proof: 'Proof of payment',
  reference: 'Reference',
  status: 'Status',
} as const

/** Where a withdrawal's money came from, by its path (WD-2). */
export const pathNames = { loan: labels.loanBalance, invest: labels.availableBalance } as const

/** What a record's status means for the customer. */
export const statusNotes = {
  withdrawal: {
    done: 'We have paid it out.',
    waits: 'We pay it out once we have approved it.',
    failed: 'We have not paid it out. The money is in your balance again.',
  },
  deposit: {
    done: 'We have found the payment. It counts towards your investment balance.',
    waits: 'It counts towards your investment balance once we have checked the proof.',
    failed: 'We could not find this payment. Please contact customer care.',
  },
} as const
