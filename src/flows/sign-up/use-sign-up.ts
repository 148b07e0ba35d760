import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { signUpMachine } from '#machines/sign-up/sign-up.machine.ts'
import { useFocusedForm } from '#src/flows/use-emitted.ts'
import { useFlow } from '#src/flows/use-flow.ts'
import { stepOf, submitLabel } from './step.ts'

export type SignUpFlow = ActorRefFrom<typeof signUpMachine>

export function useSignUp() {
  const { history } = useRouter()
  const signUp = useFlow('sign-up')
  const form = useFocusedForm(signUp)
  const heading = useRef<HTMLHeadingElement>(null)
  // Each step is an entry of the history. The heading is the same element on all, and the next Tab from it leads to the first field.
  useEffect(() => {
    const { pathname } = history.location
    const stop = history.subscribe(({ location, action }) => {
      if (location.pathname === pathname && action.type !== 'REPLACE') heading.current?.focus()
    })
    return () => stop()
  }, [history])
  return {
    signUp,
    form,
    heading,
    step: useSelector(signUp, stepOf),
    label: useSelector(signUp, submitLabel),
    canGoBack: useSelector(signUp, (state) => state.can({ type: 'step.back' })),
    isSubmitting: useSelector(signUp, (state) => state.matches('submitting')),
    isBusy: useSelector(signUp, (state) => state.hasTag('busy')),
  }
}
