import { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts'
import { calls } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'

/** Bound to the bank's call. */
export const passwordReset = passwordResetMachine.provide({
  actors: { resetPassword: calls(endpoints.resetPassword) },
})
