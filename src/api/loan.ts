import { fromPromise } from 'xstate'
import { endpoints } from '#src/contract/endpoints.ts'
import type { LoanRequest } from '#src/contract/requests.ts'
import { call } from './call.ts'

export const postLoan = fromPromise<unknown, LoanRequest>(({ input, signal }) =>
  call(endpoints.postLoan, { body: input, signal }),
)
