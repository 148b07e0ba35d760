import { type AmountError, amountError, plainAmount, readAmount } from '#src/contract/amount.ts'
import type { ContentOf } from '#src/contract/content.ts'
import type { DepositRequest } from '#src/contract/requests.ts'
import { fullName } from './customer-names.ts'
import type { CustomerView } from './customer-ref.ts'
import type { PictureError } from './picture-error.ts'
import { PLANS, type PlanId } from './rules.ts'

/** Where a deposit is paid to: 'summary' names every way at once (DEP-2). */
export type DepositWay = 'summary' | 'bank' | 'wallets'

export type BankDetails = NonNullable<ContentOf<'bankdetails'>>
export type Wallet = ContentOf<'addresses'>[number]

/** What a customer needs to know to pay; what is not there, or was not asked for, is null or no wallet. */
export interface PaymentDetails {
  bank: BankDetails | null
  wallets: Wallet[]
}

/** In whose name a deposit is sent. */
export interface Depositor {
  userId: string
  name: string
  email: string
}

/** null until the customer's own record is loaded. */
export function depositorOf({ context }: CustomerView): Depositor | null {
  const { user } = context.answers
  return user === undefined ? null : { userId: user._id, name: fullName(user), email: user.email ?? '' }
}

export type DepositField = 'amount' | 'images'

export interface DepositErrors {
  amount?: AmountError | undefined
  images?: PictureError | undefined
}

/** What a customer has put in so far. */
interface DepositEntry {
  depositor: Depositor | null
  /** as it was typed */
  amount: string
  /** known to be a picture */
  proof: File | null
  errors: DepositErrors
}

/** What keeps a deposit from being sent; of a picture that was refused, the reason stays (DEP-5). */
export function depositErrors({ amount, proof, errors }: DepositEntry): DepositErrors {
  return {
    amount: amountError(amount),
    images: proof === null ? (errors.images ?? 'picture-missing') : undefined,
  }
}

/** The first invalid field, in the order of the form. */
export function firstInvalidField({ amount, images }: DepositErrors): DepositField | undefined {
  if (amount !== undefined) return 'amount'
  return images === undefined ? undefined : 'images'
}

/** What is posted; never asked before all of it is there (DEP-3). */
export function depositRequest({ depositor, amount, proof }: DepositEntry): DepositRequest {
  if (depositor === null || proof === null) throw new Error('A deposit needs its customer and its proof')
  return { amount: plainAmount(amount), ...depositor, images: proof }
}

/** Whether a sound amount is one that the plan does not take: worth a word, never a refusal (INV-2). */
export function isOutsidePlan(amount: string, plan: PlanId): boolean {
  const number = readAmount(amount)
  if (number === null || amountError(amount) !== undefined) return false
  return number < PLANS[plan].from || number > PLANS[plan].to
}
