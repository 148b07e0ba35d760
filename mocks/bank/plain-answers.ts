import type { DepositsAnswer, LoansAnswer, PlainKyc, PlainUser, TransfersAnswer } from '#src/contract/entities.ts'
import type { Database } from './database.ts'
import { depositsAnswer } from './handlers/deposit.ts'
import { kycAnswer } from './handlers/kyc.ts'
import { loansAnswer } from './handlers/loan.ts'
import { transfersAnswer } from './handlers/transfer.ts'
import { findCustomer } from './queries.ts'

/** The answers to the five GETs of a signed-in page, secrets in the clear. */
export interface PlainAnswers {
  user: PlainUser
  loans: LoansAnswer
  deposits: DepositsAnswer
  kyc: PlainKyc | null
  transfers: TransfersAnswer
}

export async function plainAnswers(database: Database, userId: string): Promise<PlainAnswers> {
  const user = findCustomer(database, userId)
  await database.loadDeferred(user._id)
  const answers = {
    user,
    loans: loansAnswer(database, user._id),
    deposits: depositsAnswer(database, user._id),
    kyc: kycAnswer(database, user._id),
    transfers: transfersAnswer(database, user._id),
  }
  // The schemas' types allow unknown fields, the rows' types do not.
  return answers as unknown as PlainAnswers
}
