import { confirmedDeposits, toAmount, withdrawnBy } from '#machines/rules/balances.ts'
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

/** The session storage entries of these parts, under the keys of DATA-2. Amounts are parsed. */
export interface StoredValues {
  user?: User
  loans?: number
  deposits?: number
  kyc?: KycAnswer
  withdraw?: number
  loanwithdraw?: number
  investwithdraw?: number
}

export function storedValues({ user, loans, deposits, kyc, transfers }: Partial<CustomerAnswers>): StoredValues {
  return {
    ...(user ? { user } : {}),
    ...(loans ? { loans: toAmount(loans.totalAmount) } : {}),
    ...(deposits ? { deposits: confirmedDeposits(deposits.deposit) } : {}),
    ...(kyc === undefined ? {} : { kyc }),
    ...(transfers
      ? {
          withdraw: toAmount(transfers.totalAmountTransferred),
          loanwithdraw: withdrawnBy('loan', transfers.transfers),
          investwithdraw: withdrawnBy('invest', transfers.transfers),
        }
      : {}),
  }
}

/** Removes the one-time code, tokens and passwords: no machine's context may hold them (WD-4). */
export function withoutSecrets(answers: Partial<CustomerAnswers>): Partial<CustomerAnswers> {
  if (answers.user === undefined) return answers
  const { userOtp, accessToken, password, ...user } = answers.user
  return { ...answers, user }
}
