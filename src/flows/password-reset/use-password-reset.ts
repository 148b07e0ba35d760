import { useRouter } from '@tanstack/react-router'
import { sendTo } from 'xstate'
import { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts'
import { resetPassword } from '#src/api/password-reset.ts'
import { showToast, toasts, useRetract } from '#src/flows/toast/announce.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'

export function usePasswordReset() {
  const router = useRouter()
  const flow = useFlow(
    passwordResetMachine.provide({
      actors: { resetPassword },
      actions: {
        announce: sendTo(toasts, (_, key) => showToast(key)),
        goToLogin: () => void router.navigate({ to: '/login' }),
      },
    }),
  )
  useRetract(flow[0].context.failure === null, 'password-mismatch', 'token-expired')
  return flow
}
