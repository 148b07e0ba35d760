import { sendTo } from 'xstate'
import { passwordRequestMachine } from '#machines/password-request/password-request.machine.ts'
import { requestReset } from '#src/api/password-request.ts'
import { showToast, toasts } from '#src/flows/toast/announce.ts'

/** Bound to the bank's call. */
export const passwordRequest = passwordRequestMachine.provide({
  actors: { requestReset },
  actions: {
    // RESET-1 requires the dark theme for this toast only.
    announce: sendTo(toasts, (_, key) => showToast(key, key === 'email-not-registered' ? { theme: 'dark' } : {})),
  },
})
