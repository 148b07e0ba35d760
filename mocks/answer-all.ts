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

/** The handler of each call, so that none has to be asked whether it is meant: each would copy the request first. */
export function answerAll(context: AnswerContext): ReadonlyMap<EndpointName, HttpHandler> {
  const names = Object.keys(endpoints) as EndpointName[]
  return new Map(
    names.map((name) => [
      name,
      answer(endpoints[name], replies[name] as Reply<(typeof endpoints)[typeof name]>, context),
    ]),
  )
}
