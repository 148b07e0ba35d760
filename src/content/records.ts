import { withdrawalMethods } from './withdrawal-methods.ts'

/** What moved money, in the histories and on a statement (OVER-4). */
export const recordCopy = { withdrawal: 'Withdrawal', loanWithdrawal: 'Loan withdrawal', deposit: 'Deposit' } as const

export const methodNames = new Map<unknown, string>(withdrawalMethods.map(({ id, label }) => [id, label]))
