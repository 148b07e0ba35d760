import { fromPromise } from 'xstate'
import { createCall } from '#src/api/call.ts'
import type { BodyOf } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Environment } from '#src/platform/environment.ts'
import { newFlowMachine } from '../machine/new-flow.machine.ts'

interface NewFlowCall {
  customerId: string
  body: BodyOf<typeof endpoints.putProfile>
}

/** Bound to the bank's call. */
export function bindNewFlow(environment: Environment) {
  const call = createCall(environment)
  return newFlowMachine.provide({
    actors: {
      sendNewFlow: fromPromise<unknown, NewFlowCall>(({ input: { customerId, body }, signal }) =>
        call(endpoints.putProfile, { params: { id: customerId }, body, signal }),
      ),
    },
  })
}
