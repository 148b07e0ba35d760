import { fullName } from '#machines/customer/customer-names.ts'
import type { CustomerView } from '#machines/customer/customer-ref.ts'
import { amountIn, currencyOf, moneySymbol } from '#machines/rules/currency.ts'
import { type Errors, errorsIn } from '#machines/rules/field-errors.ts'
import { PLANS, type PlanId } from '#machines/rules/rules.ts'
import { plainAmount } from '#src/contract/amount.ts'
import type { ContentOf } from '#src/contract/content.ts'
import type { DepositRequest } from '#src/contract/requests.ts'

/** The payment method of a deposit; 'summary' shows all of them (DEP-2). */
export type DepositWay = 'summary' | 'bank' | 'wallets'

export type BankDetails = NonNullable<ContentOf<'bankdetails'>>
export type Wallet = ContentOf<'addresses'>[number]

export interface DepositInput {
  plan?: PlanId
  startsAt?: 'summary'
}

/** Payment details. Missing or not loaded: null, or an empty list of wallets. */
export interface PaymentDetails {
  bank: BankDetails | null
  wallets: Wallet[]
}

/** The customer who makes the deposit. */
export interface Depositor {
  userId: string
  name: string
  email: string
  /** of their currency (DATA-4) */
  symbol: string
  /** by which the bank finds their payment; '' for none */
  accountNumber: string
}

/** null until the customer is loaded. */
export function depositorOf({ context }: CustomerView): Depositor | null {
  const { user } = context.answers
  if (user === undefined) return null
  const symbol = moneySymbol(user.country?.symbol)
  const accountNumber = String(user.accountNumber ?? '').trim()
  return { userId: user._id, name: fullName(user), email: user.email ?? '', symbol, accountNumber }
}

export type DepositField = 'amount' | 'images'

/** What the customer has entered so far. */
interface DepositEntry {
  depositor: Depositor | null
  /** as it was typed */
  amount: string
  /** a picture when it was chosen, with the type of its bytes */
  proof: File | null
  errors: Errors<DepositField>
}

/** Whether the amount was entered in another currency than that of the customer as they are known now (DATA-4). */
export function isInOtherCurrency({ depositor, amount }: DepositEntry, now: Depositor): boolean {
  return depositor !== null && depositor.symbol !== now.symbol && amount !== ''
}

/** The errors of a deposit. A refused picture keeps its error until another is chosen (DEP-5), and an amount in another currency until it is edited (DATA-4). */
export function depositErrors({ depositor, amount, proof, errors }: DepositEntry): Errors<DepositField> {
  return errorsIn([
    ['amount', errors.amount === 'amount-currency' ? errors.amount : amountIn(amount, depositor?.symbol).error],
    ['images', proof === null ? (errors.images ?? 'picture-missing') : undefined],
  ])
}

/** The request body. Requires a complete entry (DEP-3). @param images the proof as it was read */
export function depositRequest({ depositor, amount }: DepositEntry, images: File | null): DepositRequest {
  if (depositor === null || images === null) throw new Error('A deposit needs its customer and its proof')
  const { userId, name, email, symbol } = depositor
  return { amount: plainAmount(amount, currencyOf(symbol)), userId, name, email, images }
}

/** Whether a valid amount is outside the plan's limits. The form warns but does not refuse it (INV-2). */
export function isOutsidePlan(amount: string, plan: PlanId, symbol: string | null | undefined): boolean {
  const { amount: number } = amountIn(amount, symbol)
  return number !== undefined && (number < PLANS[plan].from || number > PLANS[plan].to)
}
