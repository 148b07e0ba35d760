import { type HistoryState, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useRef, useSyncExternalStore } from 'react'
import { useRetract } from '#src/flows/toast/announce.ts'
import { useEmitted } from '#src/flows/use-emitted.ts'
import { useFlow } from '#src/flows/use-flow.ts'
import { focusField } from '#src/ui/focus-field.ts'

/** The prerendered page has none. */
const NO_STATE: HistoryState = {}

export function useLogin() {
  const { history } = useRouter()
  const login = useFlow('login')
  const form = useRef<HTMLFormElement>(null)
  const state = useSelector(login, (snapshot) => snapshot)
  useEmitted(login, 'field.focus', ({ field }) => focusField(form.current, field))
  useRetract(state.hasTag('busy'), 'wrong-credentials')
  const { signInReason: reason, newEmail } = useSyncExternalStore<HistoryState>(
    history.subscribe,
    () => history.location.state,
    () => NO_STATE,
  )
  return { state, send: login.send, form, reason, newEmail }
}
