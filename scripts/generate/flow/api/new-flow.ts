import { fromPromise } from 'xstate'
import { call } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'

/** Reads the customer until the flow has an endpoint of its own. */
export const sendNewFlow = fromPromise<unknown, { customerId: string }>(({ input: { customerId }, signal }) =>
  call(endpoints.getUser, { params: { id: customerId }, signal }),
)
