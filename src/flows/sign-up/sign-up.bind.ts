import type { RouterHistory } from '@tanstack/react-router'
import { sendTo } from 'xstate'
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts'
import type { SignUpStep } from '#machines/sign-up/sign-up-draft.ts'
import { register } from '#src/api/sign-up.ts'
import { showToast, toasts } from '#src/flows/toast/announce.ts'
import { forgetDraft, keepDraft } from './draft-storage.ts'
import { correctStep, historyWatcher, pushStep } from './step-history.ts'

/** On the bank's call, the draft of the tab and the browser's history. */
export const bindSignUp = (history: RouterHistory) =>
  signUpMachine.provide({
    actors: { register, watchHistory: historyWatcher(history) },
    actions: {
      announce: sendTo(toasts, (_, key) => showToast(key)),
      pushStep: (_, { step }) => pushStep(history, step),
      popSteps: (_, { count }) => history.go(-count),
      correctStep: ({ self }) => correctStep(history, self.getSnapshot().value as SignUpStep),
      keepDraft: (_, { draft }) => keepDraft(draft),
      forgetDraft,
    },
  })
