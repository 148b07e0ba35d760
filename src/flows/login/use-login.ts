import { type HistoryState, useRouter } from '@tanstack/react-router'
import { useRef, useSyncExternalStore } from 'react'
import { sendTo } from 'xstate'
import { loginMachine } from '#machines/login/login.machine.ts'
import { login } from '#src/api/login.ts'
import { actor } from '#src/flows/actors.ts'
import { afterSignIn } from '#src/flows/session/guard.ts'
import { showToast, toasts, useRetract } from '#src/flows/toast/announce.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'
import { focusField } from '#src/ui/focus-field.ts'

/** The prerendered page has none. */
const NO_STATE: HistoryState = {}

export function useLogin() {
  const router = useRouter()
  const { history } = router
  const form = useRef<HTMLFormElement>(null)
  const [state, send] = useFlow(
    loginMachine.provide({
      actors: { login },
      actions: {
        announce: sendTo(toasts, (_, key) => showToast(key)),
        startSession: (_, { answer }) => actor('session').send({ type: 'session.start', answer }),
        goOn: () => void router.navigate({ href: afterSignIn(history.location.state.askedFor) }),
        focusField: (_, { field }) => focusField(form.current, field),
      },
    }),
  )
  useRetract(state.hasTag('busy'), 'wrong-credentials')
  const { signInReason: reason, newEmail } = useSyncExternalStore<HistoryState>(
    history.subscribe,
    () => history.location.state,
    () => NO_STATE,
  )
  return { state, send, form, reason, newEmail }
}
