import { passwordRequestMachine } from '#machines/password-request/password-request.machine.ts'
import { calls } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Environment } from '#src/platform/environment.ts'

/** Bound to the bank's call. */
export const bindPasswordRequest = (environment: Environment) =>
  passwordRequestMachine.provide({ actors: { requestReset: calls(environment, endpoints.requestReset) } })
