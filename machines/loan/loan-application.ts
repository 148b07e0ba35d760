import { type AmountError, amountError, plainAmount } from '#src/contract/amount.ts'
import type { LoanRequest } from '#src/contract/requests.ts'

export type LoanStep = 'finances' | 'purpose'

/** The applicant, an existing customer. */
export type Applicant = Pick<LoanRequest, 'email' | 'name' | 'userId'>

export type LoanField = Exclude<keyof LoanRequest, keyof Applicant>
export type LoanDraft = Record<LoanField, string>

export type LoanError = 'missing' | 'amount-currency' | Exclude<AmountError, 'amount-missing'>
export type LoanErrors = Partial<Record<LoanField, LoanError>>

export const EMPTY_APPLICATION: LoanDraft = {
  amount: '',
  monthlyIncome: '',
  homeAddress: '',
  city: '',
  state: '',
  loanPurpose: '',
  professionalStatus: '',
  professionalCategory: '',
  nextOfKin: '',
  phone: '',
}

/** The fields of each step, in form order (LOAN-2). */
const FIELDS: Record<LoanStep, readonly LoanField[]> = {
  finances: ['amount', 'monthlyIncome', 'homeAddress', 'city', 'state'],
  purpose: ['loanPurpose', 'professionalStatus', 'professionalCategory', 'nextOfKin', 'phone'],
}

const AMOUNTS: readonly LoanField[] = ['amount', 'monthlyIncome']

/** The errors in a step's fields, in form order. A field with only whitespace is empty. `decimals` are those of the currency. */
export function loanErrors(step: LoanStep, draft: LoanDraft, decimals: 0 | 2): LoanErrors {
  const errors = FIELDS[step].map((field) => [field, errorOf(field, draft[field], decimals)] as const)
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined))
}

export function firstInvalidLoanField(errors: LoanErrors): LoanField | undefined {
  return Object.keys(errors)[0] as LoanField | undefined
}

/** The errors of amounts that were entered in another currency (DATA-4). */
export const CURRENCY_ERRORS: LoanErrors = { amount: 'amount-currency', monthlyIncome: 'amount-currency' }

/** The request body: amounts as plain digits, texts trimmed. */
export function toLoanRequest(draft: LoanDraft, applicant: Applicant): LoanRequest {
  const texts = Object.entries(draft).map(([field, value]) => [field, value.trim()])
  return {
    ...(Object.fromEntries(texts) as LoanDraft),
    amount: plainAmount(draft.amount),
    monthlyIncome: plainAmount(draft.monthlyIncome),
    ...applicant,
  }
}

function errorOf(field: LoanField, value: string, decimals: 0 | 2): LoanError | undefined {
  if (value.trim() === '') return 'missing'
  const error = AMOUNTS.includes(field) ? amountError(value, decimals) : undefined
  return error === 'amount-missing' ? 'missing' : error
}
