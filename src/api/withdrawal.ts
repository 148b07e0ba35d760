import { fromPromise } from 'xstate'
import { SPENT_CODE } from '#machines/rules/rules.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { Redacted } from '#src/contract/redacted.ts'
import type { TransferRequest } from '#src/contract/requests.ts'
import { call } from './call.ts'

interface Step {
  customerId: string
  transferStep: number
}

export const advanceStep = fromPromise<unknown, Step>(({ input: { customerId, transferStep }, signal }) =>
  call(endpoints.putStep, { params: { id: customerId }, body: { transferStep }, signal }),
)

export const transfer = fromPromise<unknown, TransferRequest>(({ input, signal }) =>
  call(endpoints.postTransfer, { body: input, signal }),
)

/** Sent with the customer's own token like every call; the build contains no other credential (WD-8, SEC-1). */
export const resetCode = fromPromise<unknown, { customerId: string }>(({ input: { customerId }, signal }) =>
  call(endpoints.putCode, { params: { id: customerId }, body: { userOtp: new Redacted('code', SPENT_CODE) }, signal }),
)
