import type { HttpHandler } from 'msw'
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'
import { type AnswerContext, answer, type Reply } from './answer.ts'
import { authReplies } from './handlers/auth.ts'
import { depositReplies } from './handlers/deposit.ts'
import { kycReplies } from './handlers/kyc.ts'
import { loanReplies } from './handlers/loan.ts'
import { transferReplies } from './handlers/transfer.ts'
import { usersReplies } from './handlers/users.ts'

export type Replies = { [Name in EndpointName]: Reply<(typeof endpoints)[Name]> }

/** An endpoint of the contract without a reply here does not compile. */
const replies: Replies = {
  ...authReplies,
  ...usersReplies,
  ...loanReplies,
  ...depositReplies,
  ...kycReplies,
  ...transferReplies,
}

export function answerAll(context: AnswerContext): HttpHandler[] {
  const names = Object.keys(endpoints) as EndpointName[]
  return names.map((name) => answer(endpoints[name], replies[name] as Reply<(typeof endpoints)[typeof name]>, context))
}
