import { type AmountFault, amountFault, plainAmount, readAmount } from '#src/contract/amount.ts'
import type { LoanRequest } from '#src/contract/requests.ts'

export type LoanStep = 'finances' | 'purpose'

/** Who applies; the bank knows her already. */
export type Applicant = Pick<LoanRequest, 'email' | 'name' | 'userId'>

export type LoanField = Exclude<keyof LoanRequest, keyof Applicant>
export type LoanDraft = Record<LoanField, string>

export type LoanFault = 'missing' | 'income-negative' | Exclude<AmountFault, 'amount-missing'>
export type LoanFaults = Partial<Record<LoanField, LoanFault>>

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

/** What each step asks for, in the order of the form (LOAN-2). */
const FIELDS: Record<LoanStep, readonly LoanField[]> = {
  finances: ['amount', 'monthlyIncome', 'homeAddress', 'city', 'state'],
  purpose: ['loanPurpose', 'professionalStatus', 'professionalCategory', 'nextOfKin', 'phone'],
}

/** What is wrong with a step's fields, in the order of the form; whitespace alone is nothing. */
export function loanFaults(step: LoanStep, draft: LoanDraft): LoanFaults {
  const faults = FIELDS[step].map((field) => [field, faultOf(field, draft[field])] as const)
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined))
}

export function firstLoanFault(faults: LoanFaults): LoanField | undefined {
  return Object.keys(faults)[0] as LoanField | undefined
}

/** What goes over the wire: amounts as plain digits, texts without blanks around them. */
export function toLoanRequest(draft: LoanDraft, applicant: Applicant): LoanRequest {
  const texts = Object.entries(draft).map(([field, value]) => [field, value.trim()])
  return {
    ...(Object.fromEntries(texts) as LoanDraft),
    amount: plainAmount(draft.amount),
    monthlyIncome: plainAmount(draft.monthlyIncome),
    ...applicant,
  }
}

function faultOf(field: LoanField, value: string): LoanFault | undefined {
  if (value.trim() === '') return 'missing'
  if (field === 'amount') return withoutMissing(amountFault(value))
  return field === 'monthlyIncome' ? incomeFault(value) : undefined
}

/** An income is an amount that may be 0. */
function incomeFault(value: string): LoanFault | undefined {
  const fault = withoutMissing(amountFault(value))
  if (fault !== 'amount-not-positive') return fault
  return readAmount(value) === 0 ? undefined : 'income-negative'
}

function withoutMissing(fault: AmountFault | undefined): LoanFault | undefined {
  return fault === 'amount-missing' ? 'missing' : fault
}
