import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { sendTo } from 'xstate'
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts'
import type { SignUpStep } from '#machines/sign-up/sign-up-draft.ts'
import { register } from '#src/api/sign-up.ts'
import { isWithoutErrors, showToast, toasts, useRetract } from '#src/flows/toast/announce.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'
import { focusField } from '#src/ui/focus-field.ts'
import { forgetDraft, keepDraft } from './draft-storage.ts'
import { correctStep, historyWatcher, pushStep } from './step-history.ts'

export function useSignUp() {
  const router = useRouter()
  const { history } = router
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [state, send] = useFlow(
    signUpMachine.provide({
      actors: { register, watchHistory: historyWatcher(history, focusHeading) },
      actions: {
        announce: sendTo(toasts, (_, key) => showToast(key)),
        focusField: (_, { field }) => focusField(form.current, field),
        pushStep: (_, { step }) => {
          pushStep(history, step)
          focusHeading()
        },
        popSteps: (_, { count }) => {
          history.go(-count)
          focusHeading()
        },
        correctStep: ({ self }) => correctStep(history, self.getSnapshot().value as SignUpStep),
        keepDraft: (_, { draft }) => keepDraft(draft),
        forgetDraft,
        goToLogin: (_, { email }) => void router.navigate({ to: '/login', state: { newEmail: email } }),
      },
    }),
  )
  useRetract(isWithoutErrors(state.context.errors), 'fields-invalid', 'user-exists')
  return { state, send, form, heading }

  /** The heading is the same element on every step, and the next Tab from it leads to the first field. */
  function focusHeading() {
    heading.current?.focus()
  }
}
