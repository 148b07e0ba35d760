import { type HistoryState, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { useFocusedForm } from '#src/flows/use-emitted.ts'
import { useFlow } from '#src/flows/use-flow.ts'

/** The history state of the prerendered page. */
const NO_STATE: HistoryState = {}

export function useLogin() {
  const { history } = useRouter()
  const login = useFlow('login')
  const form = useFocusedForm(login)
  const state = useSelector(login, (snapshot) => snapshot)
  const { signInReason: reason, newEmail } = useSyncExternalStore<HistoryState>(
    history.subscribe,
    () => history.location.state,
    () => NO_STATE,
  )
  return { state, send: login.send, form, reason, newEmail }
}
