import { assign, fromPromise } from 'xstate'
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts'
import type { SignUpStep } from '#machines/sign-up/sign-up-draft.ts'
import { call } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Registration } from '#src/contract/requests.ts'
import { pageHistory } from '#src/flows/actors.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { dayOf } from '#src/platform/dates.ts'
import { accountNumber } from './account-number.ts'
import { forgetDraft, keepDraft } from './draft-storage.ts'
import { correctStep, historyWatcher, pushStep } from './step-history.ts'

/** Bound to the bank's call, the draft of the tab and the browser's history. */
export const signUp = signUpMachine.provide({
  actors: {
    register: fromPromise<unknown, Omit<Registration, 'accountNumber'>>(({ input, signal }) =>
      call(endpoints.register, { body: { ...input, accountNumber: accountNumber(input.email) }, signal }),
    ),
    watchHistory: historyWatcher(pageHistory),
  },
  actions: {
    pushStep: (_, { step }) => pushStep(pageHistory(), step),
    popSteps: (_, { count }) => pageHistory().go(-count),
    correctStep: ({ self }) => correctStep(pageHistory(), self.getSnapshot().value as SignUpStep),
    keepDraft: (_, { draft }) => keepDraft(draft),
    forgetDraft,
    noteToday: assign(() => ({ today: dayOf(clock.now()) })),
  },
})
