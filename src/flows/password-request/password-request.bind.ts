import { passwordRequestMachine } from '#machines/password-request/password-request.machine.ts'
import { calls } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'

/** Bound to the bank's call. */
export const passwordRequest = passwordRequestMachine.provide({
  actors: { requestReset: calls(endpoints.requestReset) },
})
