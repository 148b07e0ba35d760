import type { RouterHistory } from '@tanstack/react-router'
import * as v from 'valibot'
import { assign, type EventObject, fromCallback, fromPromise } from 'xstate'
import { ACCOUNT_NUMBER_DIGITS } from '#machines/rules/rules.ts'
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts'
import { DRAFT_FIELDS, type SignUpDraft, type SignUpStep } from '#machines/sign-up/sign-up-draft.ts'
import { createCall } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { countrySchema } from '#src/contract/entities.ts'
import type { Registration } from '#src/contract/requests.ts'
import { interactive } from '#src/platform/after-first-paint.ts'
import { createRandom } from '#src/platform/clock/random.ts'
import { dayOf } from '#src/platform/dates.ts'
import type { Environment } from '#src/platform/environment.ts'
import { SIGN_UP_DRAFT } from '#src/platform/session-storage.ts'
import { storedJson, type TabStorage } from '#src/platform/tab-storage.ts'

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
      // Without the passwords, which are no part of it.
      keepDraft: (_, { draft }) => storage.setItem(SIGN_UP_DRAFT, JSON.stringify(draft)),
      forgetDraft: () => storage.removeItem(SIGN_UP_DRAFT),
      noteToday: assign(() => ({ today: dayOf(clock.now()) })),
    },
  })
}

/** Ten digits, the first from 1 to 9, derived from the e-mail address: a registration that is sent again asks for the same one (SIGN-5, DEMO-17). */
export function accountNumber(email: string): string {
  return createRandom(`account/${email}`).digits(ACCOUNT_NUMBER_DIGITS)
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** the wizard's step in this history entry; the address is the same for all (SIGN-9) */
    signUpStep?: SignUpStep
  }
}

/** Reports the step restored by a reload, then every step that the browser's Back and Forward request. */
export function historyWatcher({ clock, history, storage }: Pick<Environment, 'clock' | 'history' | 'storage'>) {
  return fromCallback<EventObject>(({ sendBack }) => {
    const { pathname } = history.location
    // The prerendered page shows the first step, empty: React takes it over before it changes (PERF-1).
    void clock.track(interactive).then(() => {
      const draft = keptDraft(storage)
      if (draft !== null) sendBack({ type: 'fields.change', change: draft })
      const { signUpStep } = history.location.state
      if (signUpStep !== undefined) sendBack({ type: 'step.recall', step: signUpStep })
    })
    return history.subscribe(({ location, action }) => {
      if (location.pathname !== pathname || action.type === 'PUSH' || action.type === 'REPLACE') return
      sendBack({ type: 'step.recall', step: location.state.signUpStep ?? 'identity' })
    })
  })
}

export function pushStep(history: RouterHistory, signUpStep: SignUpStep): void {
  history.push(history.location.href, { ...history.location.state, signUpStep, isByFlow: true })
}

export function correctStep(history: RouterHistory, signUpStep: SignUpStep): void {
  history.replace(history.location.href, { ...history.location.state, signUpStep })
}

const text = v.fallback(v.string(), '')
/** Unreadable fields become empty. */
const draftSchema = v.object({
  ...v.entriesFromList(DRAFT_FIELDS, text),
  country: v.fallback(v.nullable(countrySchema), null),
})

/** What was typed before a reload; null for nothing. */
export function keptDraft(storage: TabStorage): SignUpDraft | null {
  const parsed = v.safeParse(draftSchema, storedJson(SIGN_UP_DRAFT, storage))
  return parsed.success ? parsed.output : null
}
