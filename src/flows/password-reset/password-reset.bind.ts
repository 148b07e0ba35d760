import { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts'
import { resetPassword } from '#src/api/password-reset.ts'
import { announce } from '#src/flows/toast/announce.ts'

/** Bound to the bank's call. */
export const passwordReset = passwordResetMachine.provide({
  actors: { resetPassword },
  actions: {
    announce: announce(),
  },
})
