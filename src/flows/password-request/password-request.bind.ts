import { sendTo } from 'xstate'
import { passwordRequestMachine } from '#machines/password-request/password-request.machine.ts'
import { calls } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { showToast, toasts } from '#src/flows/toast/announce.ts'

/** Bound to the bank's call. */
export const passwordRequest = passwordRequestMachine.provide({
  actors: { requestReset: calls(endpoints.requestReset) },
  actions: {
    // RESET-1 requires the dark theme for this toast only.
    announce: sendTo(toasts, (_, key) => showToast(key, key === 'email-not-registered' ? { theme: 'dark' } : {})),
  },
})
