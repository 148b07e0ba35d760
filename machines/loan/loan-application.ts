import { amountIn, currencyOf } from '#machines/rules/currency.ts'
import { type Errors, errorsIn, type FieldError } from '#machines/rules/field-errors.ts'
import { LOAN_USUAL_INCOMES } from '#machines/rules/rules.ts'
import { plainAmount } from '#src/contract/amount.ts'
import { cleanText } from '#src/contract/clean-text.ts'
import { isPhone } from '#src/contract/phone.ts'
import { cleanNumber } from '#src/contract/plain-characters.ts'
import type { LoanRequest } from '#src/contract/requests.ts'

export type LoanStep = 'finances' | 'purpose'

/** The applicant, an existing customer. */
export interface LoanCustomer extends Pick<LoanRequest, 'userId' | 'name' | 'email'> {
  /** of their currency (DATA-4) */
  symbol: string
}

export type LoanField = Exclude<keyof LoanRequest, keyof LoanCustomer>
export type LoanDraft = Record<LoanField, string>

/** The fields of each step, in form order (LOAN-2). */
const FIELDS: Record<LoanStep, readonly LoanField[]> = {
  finances: ['amount', 'monthlyIncome', 'homeAddress', 'city', 'state'],
  purpose: ['loanPurpose', 'professionalStatus', 'professionalCategory', 'nextOfKin', 'phone'],
}

export const LOAN_FIELDS: readonly LoanField[] = Object.values(FIELDS).flat()

export const EMPTY_APPLICATION = Object.fromEntries(LOAN_FIELDS.map((field) => [field, ''])) as LoanDraft

const AMOUNTS: readonly LoanField[] = ['amount', 'monthlyIncome']

/** The errors in a step's fields, in form order. A field with only whitespace is empty. */
export function loanErrors(step: LoanStep, draft: LoanDraft, symbol?: string): Errors<LoanField> {
  return errorsIn(FIELDS[step].map((field) => [field, errorOf(field, draft[field], symbol)]))
}

/** The errors of amounts that were entered in another currency (DATA-4). */
export const CURRENCY_ERRORS: Errors<LoanField> = { amount: 'amount-currency', monthlyIncome: 'amount-currency' }

/** How many monthly incomes the loan is, rounded; null where it is no unusual number, or one of the two is not known yet. */
export function unusualIncomes({ amount, monthlyIncome }: LoanDraft, symbol?: string): number | null {
  const [loan, income] = [amountIn(amount, symbol).amount, amountIn(monthlyIncome, symbol).amount]
  if (loan === undefined || income === undefined) return null
  const incomes = Math.round(loan / income)
  return incomes > LOAN_USUAL_INCOMES ? incomes : null
}

/** The request body: amounts as plain digits, texts and the phone number cleaned (IN-3). */
export function toLoanRequest(draft: LoanDraft, customer: LoanCustomer | null): LoanRequest {
  if (customer === null) throw new Error('An application needs its applicant')
  const { userId, name, email, symbol } = customer
  const currency = currencyOf(symbol)
  const texts = Object.entries(draft).map(([field, value]) => [field, cleanText(value)])
  return {
    ...(Object.fromEntries(texts) as LoanDraft),
    amount: plainAmount(draft.amount, currency),
    monthlyIncome: plainAmount(draft.monthlyIncome, currency),
    phone: cleanNumber(draft.phone),
    userId,
    name,
    email,
  }
}

function errorOf(field: LoanField, value: string, symbol?: string): FieldError | undefined {
  if (cleanText(value) === '') return 'missing'
  if (field === 'phone') return isPhone(value) ? undefined : 'phone-unclear'
  return AMOUNTS.includes(field) ? amountIn(value, symbol).error : undefined
}
