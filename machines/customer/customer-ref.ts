import type { ActorRef, Snapshot } from 'xstate'
import type { DepositsAnswer, KycAnswer, LoansAnswer, TransfersAnswer, User } from '#src/contract/entities.ts'

/** What the backend stores about a customer, in its five parts (DATA-1). */
export interface CustomerAnswers {
  user: User
  loans: LoansAnswer
  deposits: DepositsAnswer
  /** null: the customer has no record */
  kyc: KycAnswer
  transfers: TransfersAnswer
}

export type CustomerPart = keyof CustomerAnswers

/** Removes the one-time code, tokens and passwords: no machine's context may hold them (WD-4). */
export function withoutSecrets(answers: Partial<CustomerAnswers>): Partial<CustomerAnswers> {
  if (answers.user === undefined) return answers
  const { userOtp, accessToken, password, ...user } = answers.user
  return { ...answers, user }
}

/** The part of the `customer` machine that other flows use. */
export interface CustomerView {
  value: Record<CustomerPart, string>
  context: { customerId: string; answers: Partial<CustomerAnswers>; isCodeSpent: boolean }
}

export type CustomerEvent =
  | { type: `${CustomerPart}.reload` }
  /** reloads the parts that failed */
  | { type: 'customer.retry' }
  /** the operator or another tab has changed something */
  | { type: 'customer.replaced'; answers: CustomerAnswers }

/** The running `customer` actor, as other flows see it. */
export type CustomerRef = ActorRef<Snapshot<unknown> & CustomerView, CustomerEvent>
