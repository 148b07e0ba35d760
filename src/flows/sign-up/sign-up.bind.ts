import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts'
import type { SignUpStep } from '#machines/sign-up/sign-up-draft.ts'
import { register } from '#src/api/sign-up.ts'
import { pageHistory } from '#src/flows/actors.ts'
import { announce } from '#src/flows/toast/announce.ts'
import { forgetDraft, keepDraft } from './draft-storage.ts'
import { correctStep, historyWatcher, pushStep } from './step-history.ts'

/** Bound to the bank's call, the draft of the tab and the browser's history. */
export const signUp = signUpMachine.provide({
  actors: { register, watchHistory: historyWatcher(pageHistory) },
  actions: {
    announce: announce(),
    pushStep: (_, { step }) => pushStep(pageHistory(), step),
    popSteps: (_, { count }) => pageHistory().go(-count),
    correctStep: ({ self }) => correctStep(pageHistory(), self.getSnapshot().value as SignUpStep),
    keepDraft: (_, { draft }) => keepDraft(draft),
    forgetDraft,
  },
})
