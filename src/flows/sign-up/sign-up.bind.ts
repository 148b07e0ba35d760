import { assign, fromPromise } from 'xstate'
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts'
import type { SignUpStep } from '#machines/sign-up/sign-up-draft.ts'
import { createCall } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Registration } from '#src/contract/requests.ts'
import { dayOf } from '#src/platform/dates.ts'
import type { Environment } from '#src/platform/environment.ts'
import { accountNumber } from './account-number.ts'
import { forgetDraft, keepDraft } from './draft-storage.ts'
import { correctStep, historyWatcher, pushStep } from './step-history.ts'

/** Bound to the bank's call, the draft of the tab and the browser's history. */
export function bindSignUp(environment: Environment) {
  const { clock, history, storage } = environment
  const call = createCall(environment)
  return signUpMachine.provide({
    actors: {
      register: fromPromise<unknown, Omit<Registration, 'accountNumber'>>(({ input, signal }) =>
        call(endpoints.register, { body: { ...input, accountNumber: accountNumber(input.email) }, signal }),
      ),
      watchHistory: historyWatcher(environment),
    },
    actions: {
      pushStep: (_, { step }) => pushStep(history, step),
      popSteps: (_, { count }) => history.go(-count),
      correctStep: ({ self }) => correctStep(history, self.getSnapshot().value as SignUpStep),
      keepDraft: (_, { draft }) => keepDraft(draft, storage),
      forgetDraft: () => forgetDraft(storage),
      noteToday: assign(() => ({ today: dayOf(clock.now()) })),
    },
  })
}
