import { useEffect, useRef } from 'react'
import { sendTo } from 'xstate'
import { passwordRequestMachine } from '#machines/password-request/password-request.machine.ts'
import { requestReset } from '#src/api/password-request.ts'
import { showToast, toasts, useRetract } from '#src/flows/toast/announce.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'

export function usePasswordRequest() {
  const email = useRef<HTMLInputElement>(null)
  const [state, send] = useFlow(
    passwordRequestMachine.provide({
      actors: { requestReset },
      actions: {
        // RESET-1 requires the dark theme for this toast only.
        announce: sendTo(toasts, (_, key) => showToast(key, key === 'email-not-registered' ? { theme: 'dark' } : {})),
        focusEmail: () => email.current?.focus(),
      },
    }),
  )
  useRetract(state.hasTag('busy'), 'email-not-registered', 'reset-link-sent')
  const isSent = state.matches('sent')
  const wasSent = useRef(false)
  // Asked for again, the form comes back without the button that had the focus.
  useEffect(() => {
    if (wasSent.current && !isSent) email.current?.focus()
    wasSent.current = isSent
  }, [isSent])
  return { state, send, email }
}
