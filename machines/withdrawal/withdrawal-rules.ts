import { currencyOf, roundDown } from '#machines/rules/currency.ts'
import { type AmountError, plainAmount, readAmount, readFigure } from '#src/contract/amount.ts'
import { cleanText } from '#src/contract/clean-text.ts'
import { cleanEmail, isEmail } from '#src/contract/email.ts'
import type { TransferRequest } from '#src/contract/requests.ts'
import type { WithdrawalFacts, WithdrawalPath } from './withdrawal-facts.ts'

export type WithdrawalMethod = 'paypal' | 'bank transfer' | 'cashapp' | 'zelle'
export type WithdrawalField = 'amount' | 'email' | (typeof BANK_FIELDS)[number]
export type WithdrawalEntry = Record<WithdrawalField, string>
export type WithdrawalError = AmountError | 'amount-currency' | 'email-missing' | 'email-unclear' | 'missing'
export type WithdrawalErrors = Partial<Record<WithdrawalField, WithdrawalError>>

/** What the rules of WD-3 check. */
export interface Wanted {
  method: WithdrawalMethod | null
  entry: WithdrawalEntry
  facts: WithdrawalFacts
}

interface AgreedWithdrawal extends Wanted {
  path: WithdrawalPath
  /** of the currency that the customer has agreed to */
  symbol: string
}

interface LimitedEntry {
  entry: WithdrawalEntry
  facts: Pick<WithdrawalFacts, 'balance' | 'symbol'>
}

const BANK_FIELDS = ['accountName', 'accountNumber', 'accountType', 'bankName'] as const

export const EMPTY_ENTRY: WithdrawalEntry = {
  amount: '',
  email: '',
  accountName: '',
  accountNumber: '',
  accountType: '',
  bankName: '',
}

/** The fields of a method, in form order (WD-1). */
export function fieldsOf(method: WithdrawalMethod | null): readonly WithdrawalField[] {
  return method === 'bank transfer' ? ['amount', ...BANK_FIELDS] : ['amount', 'email']
}

/** The field errors. For a bank transfer, blank fields come before an invalid amount (rule 5). */
export function entryErrors({ method, entry, facts }: Wanted): WithdrawalErrors {
  if (method === 'bank transfer' && !isFilled({ method, entry })) {
    return present(fieldsOf(method).map((field) => [field, cleanText(entry[field]) === '' ? 'missing' : undefined]))
  }
  return present([
    ['amount', readAmount(entry.amount, currencyOf(facts.symbol)).error],
    ['email', method === 'bank transfer' ? undefined : emailError(entry.email)],
  ])
}

export function isFilled({ method, entry }: Pick<Wanted, 'method' | 'entry'>): boolean {
  return fieldsOf(method).every((field) => cleanText(entry[field]) !== '')
}

/** Rule 4: above the limit that is shown. Of the invalid amounts, only one that is too long is. */
export function isAboveBalance({ entry, facts }: LimitedEntry): boolean {
  return (readFigure(entry.amount, currencyOf(facts.symbol)).amount ?? 0) > roundDown(facts.balance, facts.symbol)
}

/** The body of POST transfer (WD-6). */
export function transferRequest({ method, entry, symbol, facts, path }: AgreedWithdrawal): TransferRequest {
  const isBank = method === 'bank transfer'
  return {
    amount: plainAmount(entry.amount, currencyOf(symbol)),
    email: isBank ? facts.email : cleanEmail(entry.email),
    userId: facts.customerId,
    symbol,
    withdrawalPath: path,
    transactiontype: method ?? 'paypal',
    ...(isBank ? Object.fromEntries(BANK_FIELDS.map((field) => [field, cleanText(entry[field])])) : {}),
  }
}

function emailError(email: string): 'email-missing' | 'email-unclear' | undefined {
  if (cleanText(email) === '') return 'email-missing'
  return isEmail(email) ? undefined : 'email-unclear'
}

function present(errors: [WithdrawalField, WithdrawalError | undefined][]): WithdrawalErrors {
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined))
}
