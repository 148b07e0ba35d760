import { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts'
import { calls } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Environment } from '#src/platform/environment.ts'

/** Bound to the bank's call. */
export const bindPasswordReset = (environment: Environment) =>
  passwordResetMachine.provide({ actors: { resetPassword: calls(environment, endpoints.resetPassword) } })
