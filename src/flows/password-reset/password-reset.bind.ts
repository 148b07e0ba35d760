import { sendTo } from 'xstate'
import { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts'
import { resetPassword } from '#src/api/password-reset.ts'
import { showToast, toasts } from '#src/flows/toast/announce.ts'

/** On the bank's call. */
export const passwordReset = passwordResetMachine.provide({
  actors: { resetPassword },
  actions: {
    announce: sendTo(toasts, (_, key) => showToast(key)),
  },
})
