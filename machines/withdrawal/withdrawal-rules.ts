import type { CustomerView } from '#machines/customer/customer-ref.ts'
import { figures, holdingsOf } from '#machines/rules/balances.ts'
import { amountIn, currencyOf, moneySymbol, roundDown } from '#machines/rules/currency.ts'
import { type Errors, errorsIn, type FieldError } from '#machines/rules/field-errors.ts'
import { SPENT_CODE } from '#machines/rules/rules.ts'
import { isListed, type SentAmount } from '#machines/rules/sent-amount.ts'
import { plainAmount, readFigure } from '#src/contract/amount.ts'
import { cleanText } from '#src/contract/clean-text.ts'
import { cleanEmail, isEmail } from '#src/contract/email.ts'
import type { Transfer } from '#src/contract/entities.ts'
import { inOrder } from '#src/contract/in-order.ts'
import { cleanNumber } from '#src/contract/plain-characters.ts'
import { type Redacted, unwrap } from '#src/contract/redacted.ts'
import type { TransferRequest } from '#src/contract/requests.ts'

export type WithdrawalMethod = TransferRequest['transactiontype']
export type WithdrawalField = 'amount' | 'email' | (typeof BANK_FIELDS)[number]
export type WithdrawalEntry = Record<WithdrawalField, string>

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

export const WITHDRAWAL_FIELDS: readonly WithdrawalField[] = ['amount', 'email', ...BANK_FIELDS]

export const EMPTY_ENTRY = Object.fromEntries(WITHDRAWAL_FIELDS.map((field) => [field, ''])) as WithdrawalEntry

/** The fields of a method, in form order (WD-1). */
export function fieldsOf(method: WithdrawalMethod | null): readonly WithdrawalField[] {
  return method === 'bank transfer' ? ['amount', ...BANK_FIELDS] : ['amount', 'email']
}

/** The field errors. For a bank transfer, blank fields come before an invalid amount (rule 5). */
export function entryErrors({ method, entry, facts }: Wanted): Errors<WithdrawalField> {
  if (method === 'bank transfer' && !isFilled({ method, entry })) {
    return errorsIn(fieldsOf(method).map((field) => [field, cleanText(entry[field]) === '' ? 'missing' : undefined]))
  }
  return errorsIn([
    ['amount', amountIn(entry.amount, facts.symbol).error],
    ['email', method === 'bank transfer' ? undefined : emailError(entry.email)],
  ])
}

export function isFilled({ method, entry }: Pick<Wanted, 'method' | 'entry'>): boolean {
  return fieldsOf(method).every((field) => cleanText(entry[field]) !== '')
}

/** Rule 4: above the limit that is shown. Of the invalid amounts, only one that is too long is. */
export function isAboveBalance({ entry, facts }: LimitedEntry): boolean {
  return (readFigure(entry.amount, currencyOf(facts.symbol)).amount ?? 0) > limitOf(facts)
}

/** Why the bank would refuse any withdrawal: rules 1 to 3 of WD-3. */
export function hindranceOf({ kyc, loan }: Pick<WithdrawalFacts, 'kyc' | 'loan'>) {
  if (kyc !== 'verified') return kyc === 'none' ? 'identityFirst' : 'identityWaits'
  return loan === 'pending' ? 'loanFirst' : null
}

/** The most that can be withdrawn, as it is shown; below 0 where more has been withdrawn than there is (WD-2). */
export function limitOf({ balance, symbol }: Pick<WithdrawalFacts, 'balance' | 'symbol'>): number {
  return roundDown(balance, symbol)
}

/** Who is paid, as it is sent: the e-mail address, or the account's name and its bank. */
export function payeeOf({ accountName, bankName, email }: WithdrawalEntry, method: WithdrawalMethod | null): string {
  return method === 'bank transfer' ? inOrder([cleanText(accountName), cleanText(bankName)]) : cleanEmail(email)
}

const cleanOf = (field: WithdrawalField) => (field === 'accountNumber' ? cleanNumber : cleanText)

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
    ...(isBank ? Object.fromEntries(BANK_FIELDS.map((field) => [field, cleanOf(field)(entry[field])])) : {}),
  }
}

function emailError(email: string): FieldError | undefined {
  if (cleanText(email) === '') return 'email-missing'
  return isEmail(email) ? undefined : 'email-unclear'
}

/** What the customer has asked for, which is kept until it is paid (WD-5). */
export interface WithdrawalDraft {
  method: WithdrawalMethod | null
  entry: WithdrawalEntry
  /** of the currency that they agreed to with the form (DATA-4); '' until then */
  symbol: string
  /** whether they have agreed to it with the form; false again once it may have been paid (WD-9) */
  isAgreed: boolean
  /** how many like it the bank listed when they agreed; undefined where that was not known */
  asked?: SentAmount | undefined
  /** a payment of it whose outcome is not known (WD-7) */
  unsure?: SentWithdrawal | undefined
}

/** What tells withdrawals of one amount apart, for the bank too (WD-7). */
interface Route {
  path: WithdrawalPath
  method: WithdrawalMethod | null
}

/** The withdrawals from this balance by this method; those of which the backend does not say so may be. */
export function transfersBy({ path, method }: Route, transfers: readonly Transfer[]): readonly Transfer[] {
  return transfers.filter(
    ({ withdrawalPath, transactiontype }) =>
      (withdrawalPath ?? path) === path && (transactiontype ?? method) === method,
  )
}

/** Whether the bank lists it: its answer was lost, or another tab with the same draft has paid it (WD-7, WD-9). */
export function isPaid(
  { method, entry, symbol, asked, unsure }: WithdrawalDraft,
  path: WithdrawalPath,
  transfers: readonly Transfer[],
): boolean {
  // After a change, what is asked for is another one than that of unknown outcome.
  const isUnsure = unsure?.method === method && unsure.amount === amountIn(entry.amount, symbol).amount
  const sent = isUnsure ? unsure : asked
  return sent !== undefined && isListed(sent, transfersBy({ path, method }, transfers))
}

export interface SentWithdrawal extends SentAmount, Route {
  /** in ms since the epoch */
  sentAt: number
  /** the customer has asked the history for it since */
  isChecked?: boolean | undefined
}

/** One for each balance. */
export type WithdrawalDrafts = Readonly<Partial<Record<WithdrawalPath, WithdrawalDraft | undefined>>>

export interface WithdrawalInput {
  path: WithdrawalPath
  method?: WithdrawalMethod | undefined
  /** a withdrawal to continue, at its code (WD-9) */
  draft?: WithdrawalDraft | undefined
}

/** Whether the customer has agreed to the withdrawal and a step has been passed, also before they agreed (WD-9). */
export function isUnderWay(isAgreed: boolean, step: number | null): boolean {
  return isAgreed && (step ?? 0) > 1
}

/** Whether the step is known to be the bank's. A user who could not be loaded again has no step, and that says nothing. */
export function isHeld({ load, transferStep }: Pick<WithdrawalFacts, 'load' | 'transferStep'>): boolean {
  return !isCustomersStep(transferStep) && (load === 'ready' || transferStep !== null)
}

/** Whether the step is the customer's. Even steps are the bank's, and so is a missing one (WD-4). */
export function isCustomersStep(step: number | null): boolean {
  return step !== null && Math.abs(step % 2) === 1
}

/** The balance that is withdrawn from (WD-2). */
export type WithdrawalPath = TransferRequest['withdrawalPath']

/** What a withdrawal needs to know about its customer. Valid only when `load` is 'ready' (WD-3). */
export interface WithdrawalFacts {
  load: 'loading' | 'failed' | 'ready'
  customerId: string
  email: string
  symbol: string
  kyc: 'none' | 'waiting' | 'verified'
  /** of the latest loan */
  loan: 'none' | 'pending' | 'approved'
  /** the balance shown on the page that opened the withdrawal (WD-2) */
  balance: number
  /** null when the backend sends none */
  transferStep: number | null
  /** whether the bank has to give out a new code before anything more is paid (WD-8) */
  isCodeSpent: boolean
  /** may contain the code; shown only on the code step */
  otpMessage: Redacted<'message'> | null
}

const NEEDED = ['user', 'loans', 'kyc', 'transfers'] as const

/** A failed load never counts as empty or 0; while a part reloads, it counts as loading (WD-3). */
export function withdrawalFacts(path: WithdrawalPath, { value, context }: CustomerView): WithdrawalFacts {
  const { user, loans, kyc } = context.answers
  const latest = loans?.loan[0]
  const figure = path === 'loan' ? figures.loanBalance : figures.availableBalance
  return {
    load: loadOf(value),
    customerId: context.customerId,
    email: user?.email ?? '',
    symbol: moneySymbol(user?.country?.symbol),
    kyc: kyc ? (kyc.status === true ? 'verified' : 'waiting') : 'none',
    loan: latest === undefined ? 'none' : latest.status === 'Pending' ? 'pending' : 'approved',
    balance: figure.of(holdingsOf(context.answers)),
    transferStep: stepOf(user?.transferStep),
    isCodeSpent: context.isCodeSpent,
    otpMessage: user?.otpMessage ?? null,
  }
}

function loadOf(value: CustomerView['value']): WithdrawalFacts['load'] {
  if (NEEDED.some((part) => value[part] === 'failed')) return 'failed'
  return NEEDED.every((part) => value[part] === 'ready') ? 'ready' : 'loading'
}

/** null when the backend sends none. */
export function stepOf(step: number | string | null | undefined): number | null {
  const number = typeof step === 'string' && step.trim() !== '' ? Number(step) : step
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Whether a typed code equals the stored one, both trimmed (WD-4). An empty or spent code is never right. */
export function isRightCode(typed: Redacted<'code'>, stored: Redacted<'code'> | null): boolean {
  const code = stored === null ? '' : String(unwrap(stored)).trim()
  return code !== '' && !isSpentCode(stored) && String(unwrap(typed)).trim() === code
}

/** Whether the stored code has been used for a payment (WD-8). */
export function isSpentCode(stored: Redacted<'code'> | null): boolean {
  return stored !== null && String(unwrap(stored)).trim() === String(SPENT_CODE)
}
