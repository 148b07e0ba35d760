import { fromPromise } from 'xstate'
import { call } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { SendNewFlow } from '../machine/new-flow.machine.ts'

export const sendNewFlow = fromPromise<unknown, SendNewFlow>(({ input: { customerId, body }, signal }) =>
  call(endpoints.putProfile, { params: { id: customerId }, body, signal }),
)
