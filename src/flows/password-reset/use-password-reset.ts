import { useSelector } from '@xstate/react'
import { useRetract } from '#src/flows/toast/announce.ts'
import { useFlow } from '#src/flows/use-flow.ts'

export function usePasswordReset() {
  const reset = useFlow('password-reset')
  const state = useSelector(reset, (snapshot) => snapshot)
  useRetract(reset, ({ context }) => context.failure === null, 'password-mismatch', 'token-expired')
  return { state, send: reset.send }
}
